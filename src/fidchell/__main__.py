"""`python -m fidchell`: the command without its script."""

from fidchell.cli import main

if __name__ == "__main__":
    main()
