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

/** Notices of acts after which something is left to do. */
export const isUnfinished = (notice: DaysNotice) => notice === "offered-some" || notice === "offered-none";
