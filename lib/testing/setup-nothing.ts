// Replaces modules that Jest cannot load: stylesheets, and the guard that keeps server code out of browsers.
export {};
