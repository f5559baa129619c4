import type { Block } from "@/lib/platform/mail/render";

import type { EmailBooking } from "./load";

/** What distinguishes one kind of email from another. Its first lines show on a locked phone, so they stay neutral too. */
export type EmailDraft = {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export type EmailWriter = (booking: EmailBooking) => EmailDraft;
