"""`python -m fidchell`: the command without its script."""

from fidchell import _allocator

if __name__ == "__main__":
    _allocator.choose()  # before everything else is imported

    from fidchell.cli import main

    main()
