import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { recipientHash } from "@/lib/platform/mail/recipient";
import type { Instant } from "@/lib/platform/time/instant";

import { unionOfCodes } from "./safe-contact/union";
import { sameTextWindow } from "./submission";
import type { InquiryKind } from "./submission";

/**
 * The parts of a message or lead that an email or the page `/inquiry/received` may show. Apart from the email address,
 * they contain no text that the sender typed.
 */
export type Inquiry = {
  readonly kind: InquiryKind;
  readonly reference: string;
  readonly state: "received" | "quarantined" | "answered" | "closed" | "not_for_us";
  /** Null for a lead of another system that has no email address. */
  readonly email: string | null;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly safeContact: readonly string[];
  /** How urgent the request is. Set only for leads. */
  readonly urgency?: string | null;
};

/** Safe-contact instructions are read from at most this many bookings of a client. */
const maxBookings = 20;

const fields = { reference: true, state: true, email: true, locale: true, createdAt: true, safeContact: true } as const;

/**
 * Finds a message or lead by its id. Its safe-contact instructions include those of the client with the same email
 * address. Undefined if the id is unknown.
 */
export async function findInquiry(kind: InquiryKind, id: string): Promise<Inquiry | undefined> {
  const row =
    kind === "contact"
      ? await db.contactMessage.findUnique({ where: { id }, select: fields })
      : await db.lead.findUnique({ where: { id }, select: { ...fields, urgency: true } });
  if (!row) return undefined;
  const safeContact = unionOfCodes([row.safeContact, await codesOfEmail(row.email)]);
  return { ...row, kind, safeContact, locale: parseLocale(row.locale) ?? defaultLocale };
}

/**
 * Reads the safe-contact instructions of the clients who have or had this email address, and of their bookings. They
 * apply to every message from this address, even if the message itself contains no instructions.
 */
export async function codesOfEmail(email: string | null, tx: Tx | typeof db = db): Promise<readonly string[]> {
  if (email === null) return [];
  const select = { safeContact: true } as const;
  const former = await tx.formerContact.findMany({
    where: { kind: "email", valueHash: recipientHash(email) },
    select: { clientId: true, booking: { select: { clientId: true } } },
  });
  const formerIds = former.flatMap(({ clientId, booking }) => clientId ?? booking?.clientId ?? []);
  const clients = await tx.client.findMany({
    where: { OR: [{ email }, { id: { in: formerIds } }] },
    select: { id: true, mergedIntoId: true },
  });
  if (clients.length === 0) return [];
  const ids = clients.flatMap(({ id, mergedIntoId }) => (mergedIntoId === null ? id : [id, mergedIntoId]));
  const kept = await tx.client.findMany({ where: { id: { in: ids } }, select });
  const bookings = await tx.booking.findMany({
    where: { clientId: { in: ids }, safeContact: { isEmpty: false } },
    orderBy: { startsAt: "desc" },
    take: maxBookings,
    select,
  });
  return unionOfCodes([...kept, ...bookings].map(({ safeContact }) => safeContact));
}

/** The number of addresses that are hashed at once. This takes some milliseconds, and other requests run in between. */
const addressesAtOnce = 1_000;

/**
 * Finds the clients who had one of these email addresses before, in their file or in a booking. Returns the ids by
 * address; a merged client counts as the client who was kept. An address of several clients has several ids.
 */
export async function findByFormerEmails(
  tx: Tx | typeof db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const idsByEmail = new Map<string, readonly string[]>();
  for (let from = 0; from < emails.length; from += addressesAtOnce) {
    const part = emails.slice(from, from + addressesAtOnce);
    const rows = await tx.$queryRaw<{ email: string; ids: string[] }[]>`
      select wanted.email, array_agg(distinct coalesce(c.merged_into_id, c.id)::text) as ids
      from unnest(${part}::text[], ${part.map(recipientHash)}::bytea[]) as wanted(email, hash)
      join former_contacts f on f.kind = 'email' and f.value_hash = wanted.hash
      left join bookings b on b.id = f.booking_id
      join clients c on c.id in (f.client_id, b.client_id)
      group by wanted.email`;
    for (const { email, ids } of rows) idsByEmail.set(email, ids);
  }
  return idsByEmail;
}

/** Counts the quarantined messages and leads that arrived in the 24 hours before an instant. */
export async function countQuarantined(until: Instant): Promise<number> {
  const where = {
    state: "quarantined" as const,
    createdAt: { gt: new Date(until - sameTextWindow), lte: new Date(until) },
  };
  const [messages, leads] = await Promise.all([db.contactMessage.count({ where }), db.lead.count({ where })]);
  return messages + leads;
}
