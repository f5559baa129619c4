// Stands in for what a test cannot load: style sheets, and the guard that keeps server code out of browsers.
export {};
