import type { Tx } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import type { Instant } from "@/lib/platform/time/instant";

import { phoneHash } from "../person/phone-hash";
import { phoneKey } from "../person/phone-key";

type Contact = {
  readonly email?: string | null;
  readonly phone?: string;
  readonly phoneE164?: string | null;
};

/** The client or booking that had the contact data. */
type Owner = { readonly clientId: string } | { readonly bookingId: string };

/**
 * Remembers the email address and phone number that a change replaces, as HMACs, so that an erasure or export also
 * finds what came from them. Every command that changes these columns of a client or a booking calls this in its
 * transaction. A value that is missing in `after` does not change.
 */
export async function rememberContact(
  tx: Tx,
  owner: Owner,
  { before, after, now }: { readonly before: Contact; readonly after: Contact; readonly now: Instant },
): Promise<void> {
  const replaced = [];
  if (before.email && after.email !== undefined && after.email !== before.email)
    replaced.push({ kind: "email", valueHash: recipientHash(before.email) });
  const number = phoneKey(before);
  if (number !== undefined && after.phone !== undefined && phoneKey(after) !== number)
    replaced.push({ kind: "phone", valueHash: phoneHash(number) });
  if (replaced.length === 0) return;
  await tx.formerContact.createMany({
    data: replaced.map((each) => ({ ...owner, ...each, replacedAt: new Date(now) })),
    skipDuplicates: true,
  });
}
