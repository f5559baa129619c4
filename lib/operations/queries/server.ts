import { db } from "@/lib/platform/db/client";
import { currentDataKey, dataKeys } from "@/lib/platform/security/data-keys";
import type { Instant } from "@/lib/platform/time/instant";

/** The version of PostgreSQL and the size of the database in bytes. */
export async function readDatabase() {
  const [row] = await db.$queryRaw<[{ version: string; bytes: number }]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes`;
  return row;
}

/** With which key stored values are encrypted, and how far the re-encryption after a change of the key is. */
export async function readKeys() {
  const rotation = await db.keyRotation.findUnique({ where: { id: 1 } });
  return {
    id: currentDataKey().id.toString("hex"),
    hasPrevious: dataKeys().length > 1,
    rotation: rotation && {
      startedAt: rotation.startedAt,
      finishedAt: rotation.finishedAt,
      rows: Number(rotation.rows),
      unreadable: rotation.unreadable,
    },
  };
}

/** When Stripe last called, and which event. */
export function findLastWebhook() {
  return db.webhookEvent.findFirst({ orderBy: { receivedAt: "desc" }, select: { receivedAt: true, kind: true } });
}

/** When an email was last received, and how many emails wait longer than until `before` to be read. */
export async function readReceived(before: Instant) {
  const isUnread = { outcome: null, receivedAt: { lt: new Date(before) } };
  const [last, unread] = await Promise.all([
    db.receivedEmail.aggregate({ _max: { receivedAt: true } }),
    db.receivedEmail.aggregate({ where: isUnread, _count: true, _min: { receivedAt: true } }),
  ]);
  return { at: last._max.receivedAt, unread: unread._count, unreadSince: unread._min.receivedAt };
}

/** How many documents wait for their scan, and since when. */
export async function countHeldDocuments() {
  const held = await db.document.aggregate({ where: { state: "held" }, _count: true, _min: { createdAt: true } });
  return { held: held._count, since: held._min.createdAt };
}

/** The own calendars of active advisers. The one that has not been readable for the longest time comes first. */
export async function listOwnCalendars() {
  const rows = await db.busyCalendar.findMany({
    where: { adviser: { isActive: true } },
    select: { readAt: true, failingSince: true, adviser: { select: { slug: true, name: true } } },
    orderBy: { failingSince: { sort: "asc", nulls: "last" } },
  });
  return rows.map(({ adviser, ...row }) => ({ ...adviser, ...row }));
}
