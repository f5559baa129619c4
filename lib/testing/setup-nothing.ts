// This empty module replaces modules that Jest cannot load: stylesheets, and the module that keeps server code out of
// browsers.
export {};
