import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { deleteWrittenEmails } from "@/lib/platform/mail/written-emails";
import type { Instant } from "@/lib/platform/time/instant";

import { appendErasures, hasErasuresList, listedErasures, readErasures } from "../erasures-file";
import type { NotedErasure } from "../erasures-file";
import { findAddressee } from "../../queries/addressee";
import { findMessageIds } from "../../queries/person";
import { hexOf } from "@/lib/clients/queries/stored-contacts";
import { eraseClient } from "./erase-client";
import { eraseRows } from "./erase-rows";

export type Repeated = {
  readonly clients: number;
  /** The number of deleted messages and requests for help that belong to no client in this database. */
  readonly inquiries: number;
  /**
   * The number of clients who were not erased because another transaction had locked them. If the number is not 0,
   * `repeatErasures` must run again.
   */
  readonly refused: number;
};

/**
 * After a backup was restored, repeats the erasures that are listed outside this database but not in it. Legal holds,
 * open cases and coming appointments in the backup do not prevent a repeated erasure, because they had ended before the
 * original erasure.
 */
export async function repeatErasures(by: Actor, now: Instant): Promise<Repeated> {
  const noted = await readErasures();
  const knownIds = new Set((await db.erasure.findMany({ select: { id: true } })).map(({ id }) => id));
  const due = noted.filter(({ erasure }) => !knownIds.has(erasure));
  let [clients, refused] = [0, 0];
  for (const clientId of new Set(due.flatMap((each) => each.clients))) {
    const last = due.findLast((each) => each.clients.includes(clientId));
    const after = { clientId, cause: "repeat", erasedAt: { gte: new Date(last?.at ?? now) } };
    if ((await db.erasure.count({ where: after })) > 0) continue;
    const hashes = due.flatMap((each) => (each.clients.includes(clientId) ? each.hashes : []));
    const erased = await eraseClient(by, { clientId, cause: "repeat", hashes }, now);
    if (erased.ok) clients += 1;
    else if (erased.error === "RESOURCE_CONFLICT") refused += 1;
  }
  return { clients, refused, inquiries: await eraseWithoutClient(due, now) };
}

/**
 * Erases what is left of people who are not clients in this database: messages and leads by their ids, and copies of
 * emails and newsletter data by the hashes of their addresses. Returns the number of messages and leads.
 */
async function eraseWithoutClient(due: readonly NotedErasure[], now: Instant): Promise<number> {
  const erasedAt = new Map(due.flatMap(({ hashes, at }) => hashes.map((hash) => [hash, new Date(at)] as const)));
  const messageIds = await db.$transaction(
    async (tx) => {
      const person = await findAddressee(tx, erasedAt);
      const ids = await findMessageIds(tx, person, now);
      await eraseRows(tx, person, now);
      return ids;
    },
    { timeout: 60_000 },
  );
  await deleteWrittenEmails(messageIds);
  const where = { id: { in: due.flatMap(({ inquiries }) => inquiries) } };
  const messages = await db.contactMessage.deleteMany({ where });
  const leads = await db.lead.deleteMany({ where });
  return messages.count + leads.count;
}

/**
 * Adds the erasures that are missing in the list outside the database, for example because the disk was full.
 * Returns their number.
 */
export async function noteMissedErasures(): Promise<number> {
  if (!hasErasuresList()) return 0;
  const noted = await listedErasures();
  const rows = await db.erasure.findMany({
    select: {
      id: true,
      clientId: true,
      erasedAt: true,
      inquiryIds: true,
      addressHashes: true,
      client: { select: { merged: { select: { id: true } } } },
    },
    orderBy: { erasedAt: "asc" },
  });
  const missed = rows.filter(({ id }) => !noted.has(id));
  await appendErasures(
    missed.map(({ id, clientId, erasedAt, inquiryIds, addressHashes, client }) => ({
      erasure: id,
      clients: [clientId, ...client.merged.map((each) => each.id)],
      inquiries: inquiryIds,
      hashes: addressHashes.map(hexOf),
      at: erasedAt.toISOString(),
    })),
  );
  return missed.length;
}
