"""Our games as others want them: adapters to libraries that nothing else here imports."""
