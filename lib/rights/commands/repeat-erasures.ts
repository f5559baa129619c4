import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { appendErasures, hasErasuresFile, readErasures } from "../erasures-file";
import { eraseClient } from "./erase-client";

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
 * After a backup was restored, repeats the erasures that are in ERASURES_FILE but not in this database. Legal holds,
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
    const erased = await eraseClient(by, { clientId, cause: "repeat" }, now);
    if (erased.ok) clients += 1;
    else if (erased.error === "RESOURCE_CONFLICT") refused += 1;
  }
  const where = { id: { in: due.flatMap(({ inquiries }) => inquiries) } };
  const messages = await db.contactMessage.deleteMany({ where });
  const leads = await db.lead.deleteMany({ where });
  return { clients, refused, inquiries: messages.count + leads.count };
}

/**
 * Adds to ERASURES_FILE the erasures that are missing there, for example because the disk was full when they happened.
 * Returns their number.
 */
export async function noteMissedErasures(): Promise<number> {
  if (!hasErasuresFile()) return 0;
  const noted = new Set((await readErasures()).map(({ erasure }) => erasure));
  const rows = await db.erasure.findMany({
    select: {
      id: true,
      clientId: true,
      erasedAt: true,
      inquiryIds: true,
      client: { select: { merged: { select: { id: true } } } },
    },
    orderBy: { erasedAt: "asc" },
  });
  const missed = rows.filter(({ id }) => !noted.has(id));
  await appendErasures(
    missed.map(({ id, clientId, erasedAt, inquiryIds, client }) => ({
      erasure: id,
      clients: [clientId, ...client.merged.map((each) => each.id)],
      inquiries: inquiryIds,
      at: erasedAt.toISOString(),
    })),
  );
  return missed.length;
}
