/** A series of errors in quick succession: their number, and the time of the last error in milliseconds since 1970. */
export type Streak = { readonly length: number; readonly lastAt: number };

export const noErrors: Streak = { length: 0, lastAt: Number.NEGATIVE_INFINITY };

const maxGapMilliseconds = 1000;
const maxErrors = 3;

/** An error extends the streak if it occurs within a second of the previous error. Otherwise it starts a new streak. */
export function extend(streak: Streak, at: number): Streak {
  return { length: at - streak.lastAt <= maxGapMilliseconds ? streak.length + 1 : 1, lastAt: at };
}

export function isLoop({ length }: Streak): boolean {
  return length > maxErrors;
}

/** Milliseconds between the warning about a loop and the reload of the page. */
export const reloadDelay = 2000;
