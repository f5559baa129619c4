/** The codes of what an action did, in the address of the page. */
export const daysNotices = [
  "saved",
  "offered",
  "offered-some",
  "offered-again",
  "offered-none",
  "removed",
  "opened",
  "reminded",
] as const;

export type DaysNotice = (typeof daysNotices)[number];

export const isDaysNotice = (code: string): code is DaysNotice => (daysNotices as readonly string[]).includes(code);

/** After some acts, something is left to do. */
export const toneOf = (notice: DaysNotice) =>
  notice === "offered-some" || notice === "offered-none" ? "warn" : ("ok" as const);
