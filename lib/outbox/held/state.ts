import type { Hold } from "@/lib/platform/jobs/hold";

import type { EmailKind } from "../email-kinds";

/** How emails leave: to their recipients, not at all, or all to one address. */
export type MailState = { readonly hold: Hold; readonly redirectedTo: string | undefined };

/** The jobs of one kind that wait because of a hold. */
export type HeldJobs = {
  readonly kind: EmailKind;
  readonly count: number;
  /** The earliest time at which one of these jobs is due. */
  readonly next: Date;
};
