import type { Day } from "@/lib/platform/time/day";

/**
 * What only a person can say about the setup of the site. "phone-called": the phone rang after a call of the public
 * number. "key-copied": a copy of the data key is kept outside the server. "restore-tested": a backup was restored as a
 * test. "test-booking": written by the test booking itself. The last two say what the firm does not do.
 */
export const setupMarks = [
  "phone-called",
  "key-copied",
  "restore-tested",
  "test-booking",
  "no-invoices",
  "no-other-claims",
] as const;
export type SetupMark = (typeof setupMarks)[number];

/** A mark with the person who made it and the day. */
export type MadeMark = { readonly about: string; readonly by: string; readonly on: Day };
export type MadeMarks = Readonly<Partial<Record<SetupMark, MadeMark>>>;
