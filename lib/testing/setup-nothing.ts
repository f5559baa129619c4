// In tests, this empty module replaces stylesheets, because Jest cannot load them.
export {};
