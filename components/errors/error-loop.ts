/** Errors that follow one another closely: how many, and when the last one came (epoch milliseconds). */
export type Streak = { readonly length: number; readonly lastAt: number };

export const noErrors: Streak = { length: 0, lastAt: Number.NEGATIVE_INFINITY };

const gap = 1000;
const bearable = 3;

/** An error belongs to the streak if it comes within a second of the one before. */
export function extend(streak: Streak, at: number): Streak {
  return { length: at - streak.lastAt <= gap ? streak.length + 1 : 1, lastAt: at };
}

export function isLoop({ length }: Streak): boolean {
  return length > bearable;
}

/** How long the reader sees that a loop was found before the page reloads, in milliseconds. */
export const reloadDelay = 2000;
