"""The tests are a package, so that none that another distribution installs under this name comes before them."""
