import { db } from "@/lib/platform/db/client";
import { confirmRecipient } from "@/lib/platform/mail/allowance";
import type { Instant } from "@/lib/platform/time/instant";

import { isEmailed } from "../manage-link";

type LinkUse = { readonly link: string; readonly booking: { readonly id: string; readonly email: string | null } };

/**
 * Confirms a booking's email address, so that it may get more emails. A visitor who uses a link that only an email
 * contains reads its mailbox.
 */
export async function confirmMailbox({ link, booking }: LinkUse, now: Instant): Promise<void> {
  const { id, email } = booking;
  if (email !== null && isEmailed(link, id)) await db.$transaction((tx) => confirmRecipient(tx, email, now));
}
