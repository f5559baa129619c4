import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

/** The client's appointments with the scope's advisers, the latest first. */
export function listAppointments(scope: Scope, clientId: string) {
  return db.booking.findMany({
    where: { ...withinScope(scope), clientId },
    orderBy: { startsAt: "desc" },
    take: 50,
    select: {
      ...{ reference: true, status: true, startsAt: true, endsAt: true, zone: true },
      ...{ privacyConsentAt: true, termsAcceptedAt: true },
      adviser: { select: { name: true } },
      service: { select: { slug: true, texts: { select: { locale: true, name: true } } } },
    },
  });
}

type Reachable = { readonly email: string | null; readonly phoneE164: string | null };

/**
 * Messages and leads from the client's email addresses or phone numbers, the latest first. They may be from somebody
 * else.
 */
export async function listInquiries(people: readonly Reachable[]) {
  const ways = people.flatMap(({ email, phoneE164 }) => [
    ...(email === null ? [] : [{ email }]),
    ...(phoneE164 === null ? [] : [{ phoneE164 }]),
  ]);
  if (ways.length === 0) return [];
  const query = {
    where: { OR: ways },
    orderBy: { createdAt: "desc" as const },
    take: 20,
    select: { reference: true, createdAt: true, answeredAt: true, consentAt: true },
  };
  const [messages, leads] = await Promise.all([db.contactMessage.findMany(query), db.lead.findMany(query)]);
  return [
    ...messages.map((message) => ({ ...message, kind: "message" as const })),
    ...leads.map((lead) => ({ ...lead, kind: "lead" as const })),
  ].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** When one of the addresses last confirmed the newsletter, and when that ended. */
export function findNewsletter(people: readonly Reachable[]) {
  return db.newsletterSubscriber.findFirst({
    where: { email: { in: people.flatMap(({ email }) => email ?? []) } },
    orderBy: { confirmedAt: "desc" },
    select: { confirmedAt: true, endedAt: true },
  });
}

type Log = {
  readonly most: number;
  /** Otherwise one person's repeated readings are one entry. */
  readonly isComplete: boolean;
};

/** Rows that are read for each entry, because a page that stays open reads the file again after each change. */
const rowsForEntry = 8;

/** Who opened the file, or one that was merged into it, or wrote into it, the latest first. */
export async function listAccesses(clientIds: readonly string[], { most, isComplete }: Log) {
  const found = await db.auditEvent.findMany({
    where: {
      ...{ subjectKind: "client", subjectId: { in: [...clientIds] }, actorKind: "staff" },
      // The kept client has an entry for the same merge.
      action: { not: "client.merged-away" },
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: isComplete ? most : most * rowsForEntry,
    select: { id: true, at: true, action: true, actorId: true, details: true },
  });
  const isRepeated = (index: number) =>
    found[index]?.action === "client.file-read" &&
    found[index - 1]?.action === "client.file-read" &&
    found[index - 1]?.actorId === found[index]?.actorId;
  const rows = isComplete ? found : found.filter((_, index) => !isRepeated(index)).slice(0, most);
  const ids = rows.flatMap(({ actorId }) => actorId ?? []);
  const staff = await db.staffUser.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return rows.map(({ actorId, details, ...row }) => ({
    ...row,
    name: staff.find(({ id }) => id === actorId)?.name ?? null,
    reason: (details as { readonly reason?: unknown } | null)?.reason,
  }));
}
