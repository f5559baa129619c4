import { mayReadItem } from "@/lib/inquiry/scope/queries";
import { fullName } from "@/lib/inquiry/person/person-name";
import { isWithinClients, withinClients } from "@/lib/platform/auth/client-scope";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db, Prisma } from "@/lib/platform/db/client";
import { containsWords, wordsIn } from "@/lib/platform/db/contains-words";
import { searchedDigits } from "@/lib/platform/contact/phone";

const clientFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
  safeContact: true,
  preferredContact: true,
  locale: true,
  zone: true,
} as const;

/** The maximum number of matching clients that are read. A common first name can match thousands of clients. */
const maxCompared = 500;
const maxFound = 6;

/**
 * Finds clients by email address, phone number or parts of the name. If a matching client was merged into another
 * client, returns the other client.
 */
export async function findCallers(staff: Staff, text: string) {
  const typed = text.trim();
  if (typed.length < 3) return [];
  const within = isWithinClients(scopeOf(staff, "clients"), Prisma.sql`coalesce(clients.merged_into_id, clients.id)`);
  const ids = await db.$queryRaw<{ id: string }[]>`
    select coalesce(merged_into_id, id)::text as id from clients where ${matching(typed)} and not is_test and ${within} limit ${maxCompared}`;
  return db.client.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ lastName: "asc" }, { firstName: "asc" }],
    take: maxFound,
    select: clientFields,
  });
}

/**
 * Builds the search condition. The SQL expressions for the phone number and the name must be the same as in the indexes
 * of migration 0044, otherwise PostgreSQL cannot use the indexes.
 */
function matching(typed: string): Prisma.Sql {
  const digits = searchedDigits(typed);
  if (digits !== undefined) return Prisma.sql`search_digits(coalesce(phone_e164, phone)) like ${`%${digits}%`}`;
  if (typed.includes("@")) return Prisma.sql`email = ${typed.toLowerCase()}`;
  const searched = Prisma.sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))`;
  return containsWords(searched, wordsIn(typed));
}

type Contact = { readonly phone: string; readonly email?: string | undefined };

/** Finds the clients who have this phone number or email address. */
export async function findKnown(staff: Staff, { phone, email }: Contact) {
  const [byPhone, byEmail] = await Promise.all([findCallers(staff, phone), findCallers(staff, email ?? "")]);
  const people = [...byEmail, ...byPhone].map((client) => ({ id: client.id, name: fullName(client) }));
  return people.filter(({ id }, index) => people.findIndex((one) => one.id === id) === index);
}

/** Reads one client, with the services for which the client may book a follow-up. */
export async function findCaller(staff: Staff, id: string) {
  const client = await db.client.findFirst({
    where: { ...withinClients(scopeOf(staff, "clients")), id },
    select: clientFields,
  });
  if (!client) return null;
  const completed = await db.booking.findMany({
    where: { clientId: id, status: "completed" },
    distinct: ["serviceId"],
    select: { serviceId: true },
  });
  return { ...client, followUps: completed.map(({ serviceId }) => serviceId) };
}

export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>;

/**
 * Finds the message or the request for help that has this reference. Returns null if there is none, or if the staff
 * member may not read it.
 */
export async function findInquiry(staff: Staff, reference: string) {
  const select = {
    id: true,
    reference: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    phoneE164: true,
    safeContact: true,
    locale: true,
  } as const;
  if (!(await mayReadItem(db, staff, reference))) return null;
  const message = await db.contactMessage.findUnique({
    where: { reference },
    select: { ...select, serviceInterest: true },
  });
  if (message) {
    const { serviceInterest: service, ...sender } = message;
    return { kind: "message" as const, ...sender, service };
  }
  const lead = await db.lead.findUnique({ where: { reference }, select: { ...select, service: true } });
  return lead && { kind: "lead" as const, ...lead };
}
