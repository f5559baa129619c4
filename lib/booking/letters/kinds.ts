import type { Block } from "@/lib/platform/mail/render";

import type { LetterBooking } from "./load";

/** What distinguishes one kind of letter from another. Its first lines show on a locked phone, so they stay neutral too. */
export type LetterDraft = {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export type LetterWriter = (booking: LetterBooking) => LetterDraft;
