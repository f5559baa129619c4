import { setImmediate } from "node:timers/promises";

/** In milliseconds. Several requests that do long work at once take turns of this length. */
const longestTurn = 15;

/**
 * Returns a function that lets the server handle other requests if 15 ms have passed since it last did. Call it
 * between the parts of work that can be long, such as the rows of a file. A number of rows is no measure of time,
 * because one row can take as long as a thousand others.
 */
export function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await setImmediate();
    since = performance.now();
  };
}
