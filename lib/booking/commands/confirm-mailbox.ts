import { db } from "@/lib/platform/db/client";
import { confirmRecipient } from "@/lib/platform/mail/allowance";
import type { Instant } from "@/lib/platform/time/instant";

import { isEmailed } from "../manage-link";

type LinkUse = { readonly link: string; readonly booking: { readonly id: string; readonly email: string | null } };

/**
 * Confirms the email address of a booking, so that the address may get more emails. If a visitor uses a link that we
 * only send by email, the visitor can read the mailbox of that address.
 */
export async function confirmMailbox({ link, booking }: LinkUse, now: Instant): Promise<void> {
  const { id, email } = booking;
  if (email !== null && isEmailed(link, id)) await db.$transaction((tx) => confirmRecipient(tx, email, now));
}
