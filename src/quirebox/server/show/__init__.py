"""What people are shown: tables and positions, previews, looks back, lessons, the library."""
