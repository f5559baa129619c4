import { db } from "@/lib/platform/db/client";
import { confirmRecipient } from "@/lib/platform/mail/allowance";
import type { Instant } from "@/lib/platform/time/instant";

import { isEmailed } from "../../change/manage-link";

type LinkUse = { readonly link: string; readonly booking: { readonly id: string; readonly email: string | null } };

/**
 * Confirms the email address of a booking if the visitor used the manage link from an email to this address. Only such
 * an email contains that link, so using the link proves that the visitor can read the mailbox. A confirmed address may
 * get more emails per day.
 */
export async function confirmMailbox({ link, booking }: LinkUse, now: Instant): Promise<void> {
  const { id, email } = booking;
  if (email !== null && isEmailed(link, { id, email })) await db.$transaction((tx) => confirmRecipient(tx, email, now));
}
