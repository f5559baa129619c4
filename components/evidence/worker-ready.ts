/** The first message of the worker: all of its scripts are loaded, so it also works offline. */
export const ready = "ready";
