import type { Tx } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";

import { listSharedEmails } from "./addresses";
import { listInquiries } from "./inquiries";
import type { Person } from "./person";
import { findStoredEmails, hexOf } from "@/lib/clients/queries/stored-contacts";

/** No client has this id. */
const noClient = "00000000-0000-0000-0000-000000000000";

/**
 * Finds what was stored about erased people by the hashes of their addresses, for a database in which they are not
 * clients. `erasedAt` has the time of the erasure by hash, in hexadecimal digits. Leaves out an address that a client
 * has now, and one from or to which something was sent after the erasure, because the person then came back.
 */
export async function findAddressee(tx: Tx, erasedAt: ReadonlyMap<string, Date>): Promise<Person> {
  const stored = await findStoredEmails(tx, { hashes: new Set(erasedAt.keys()), clientIds: [] });
  const shared = await listSharedEmails(tx, { emails: stored, clientIds: [] });
  const latest = await tx.$queryRaw<{ email: string; at: Date }[]>`
    select email, max(at) as at from (
      select email, created_at as at from contact_messages union all select email, created_at from leads
      union all select email, requested_at from newsletter_consents
    ) as each where email = any(${[...stored]}::text[]) group by email`;
  const sent = await tx.sentEmail.groupBy({
    by: ["recipientHash"],
    where: { recipientHash: { in: [...erasedAt.keys()].map(bytesOf) } },
    _max: { at: true },
  });
  const hashOf = (email: string) => hexOf(recipientHash(email));
  const newer = [
    ...latest.map(({ email, at }) => ({ hash: hashOf(email), at })),
    ...sent.map((each) => ({ hash: hexOf(each.recipientHash), at: each._max.at })),
  ].filter(({ hash, at }) => at !== null && at > (erasedAt.get(hash) ?? at));
  const left = new Set([...[...shared].map(hashOf), ...newer.map(({ hash }) => hash)]);
  const emails = stored.filter((email) => !left.has(hashOf(email)));
  const { certainIds } = await listInquiries(tx, {
    clientId: noClient,
    emails,
    sharedEmails: [],
    phones: [],
    linkedIds: [],
  });
  return {
    clientId: noClient,
    mergedIds: [],
    emails,
    hashes: [...erasedAt.keys()].filter((hash) => !left.has(hash)).map(bytesOf),
    bookingIds: [],
    inquiryIds: certainIds,
  };
}

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
