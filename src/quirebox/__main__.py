"""`python -m quirebox` is `quire`."""

from quirebox.cli import main

if __name__ == "__main__":
    main()
