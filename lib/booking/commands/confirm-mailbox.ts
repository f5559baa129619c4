import { db } from "@/lib/platform/db/client";
import { confirmRecipient } from "@/lib/platform/mail/allowance";
import type { Instant } from "@/lib/platform/time/instant";

import { isEmailed } from "../manage-link";

type LinkUse = { readonly link: string; readonly booking: { readonly id: string; readonly email: string | null } };

/**
 * A visitor who changes a booking by a link that only an email carries reads that mailbox, so it may get more emails.
 */
export async function confirmMailbox({ link, booking }: LinkUse, now: Instant): Promise<void> {
  const { id, email } = booking;
  if (email !== null && isEmailed(link, id)) await db.$transaction((tx) => confirmRecipient(tx, email, now));
}
