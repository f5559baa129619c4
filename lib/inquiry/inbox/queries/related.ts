import { foldName } from "../../person/other-person";
import type { MatchedBy } from "@/lib/clients/file";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { Prisma, db } from "@/lib/platform/db/client";

import type { ItemKind } from "../item";

type Person = {
  readonly kind: ItemKind;
  readonly id: string;
  readonly email: string | null;
  readonly phoneE164: string | null;
};

const most = 10;

/** Conditions for the same email address or phone number. A missing one matches nobody. */
const samePerson = ({ email, phoneE164 }: Pick<Person, "email" | "phoneE164">) => [
  ...(email === null ? [] : [{ email }]),
  ...(phoneE164 === null ? [] : [{ phoneE164 }]),
];

/**
 * Lists what else the sender of a message or lead has sent or booked: bookings, and other messages and leads, each
 * newest first. Messages and leads match by email address or phone number. Bookings match by email address or client.
 */
export async function listOtherContact(
  { kind, id, email, phoneE164 }: Person,
  { bookings: scope, clientIds }: { readonly bookings: Scope; readonly clientIds: readonly string[] },
) {
  const same = { OR: samePerson({ email, phoneE164 }) };
  const others = { ...same, id: { not: id }, state: { not: "quarantined" as const } };
  const newest = { orderBy: { createdAt: "desc" as const }, take: most };
  const columns = { reference: true, createdAt: true, state: true } as const;
  const [messages, leads, bookings] = await Promise.all([
    db.contactMessage.findMany({
      where: kind === "message" ? others : { ...same, state: others.state },
      select: columns,
      ...newest,
    }),
    db.lead.findMany({
      where: kind === "lead" ? others : { ...same, state: others.state },
      select: columns,
      ...newest,
    }),
    db.booking.findMany({
      where: {
        ...withinScope(scope),
        OR: [...(email === null ? [] : [{ email }]), { clientId: { in: [...clientIds] } }],
      },
      select: { reference: true, createdAt: true, startsAt: true, status: true },
      ...newest,
    }),
  ]);
  return {
    items: [...messages, ...leads].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, most),
    bookings,
  };
}

const person = { id: true, firstName: true, lastName: true, createdAt: true } as const;
const fields = { ...person, email: true, phoneE164: true, mergedInto: { select: person } } as const;

/**
 * The maximum number of clients with whom the sender's name is compared. If a name is so common that more clients
 * match, a suggestion does not help.
 */
const maxCompared = 500;
/** Names are similar if pg_trgm's `similarity` is at least this value. For "kowalchuk" and "kowalczuk", it is 0.54. */
const minSimilarity = 0.5;

/** Normalises a name for comparison. Removes a mark in brackets, such as the "(sample)" of demonstration data. */
const withoutMark = (name: Prisma.Sql) => Prisma.sql`search_text(regexp_replace(${name}, '[(].*?[)]', '', 'g'))`;

/**
 * Finds the ids of clients with a similar first name and a similar last name, the most similar clients first. Leaves
 * out the clients in `others`, who are not the sender according to staff, and clients that were merged into one of
 * them.
 */
async function findByName(firstName: string, lastName: string, others: readonly string[]): Promise<string[]> {
  const [first, last] = [withoutMark(Prisma.sql`${firstName}::text`), withoutMark(Prisma.sql`${lastName}::text`)];
  // The expression must match the trigram index of migration 0044.
  const text = Prisma.sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))`;
  const [, rows] = await db.$transaction([
    db.$queryRaw`select set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true)`,
    db.$queryRaw<{ id: string }[]>`
      select id::text from (
        select id, similarity(${withoutMark(Prisma.sql`first_name`)}, ${first}) as first_likeness,
          similarity(${withoutMark(Prisma.sql`last_name`)}, ${last}) as last_likeness
        from clients where ${last} <% ${text} and ${first} <% ${text}
          and coalesce(merged_into_id, id) <> all(${others}::uuid[]) limit ${maxCompared}
      ) as compared
      where first_likeness >= ${minSimilarity} and last_likeness >= ${minSimilarity}
      order by first_likeness + last_likeness desc, id limit ${maxSuggestions}`,
  ]);
  return rows.map(({ id }) => id);
}

const maxSuggestions = 3;

/**
 * Lists clients who may be the sender of a message or lead: clients with the same email address or phone number. If
 * there are none, lists clients with a similar name, the most similar first. Leaves out each client whom staff have
 * marked as a different person. `isSameName` tells whether the last names are equal.
 */
export async function listPossibleClients(
  { kind, id, email, phoneE164 }: Person,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string | null },
) {
  const declared = await db.inquiryEntry.findMany({
    where: { ...(kind === "message" ? { contactMessageId: id } : { leadId: id }), kind: "different-person" },
    select: { facts: true },
  });
  const others = declared.flatMap(({ facts }) => (facts as { clientId?: string }).clientId ?? []);
  const same = await db.client.findMany({
    where: {
      OR: samePerson({ email, phoneE164 }),
      AND: { OR: [{ mergedIntoId: null, id: { notIn: others } }, { mergedIntoId: { notIn: others } }] },
    },
    select: fields,
    take: maxSuggestions,
    orderBy: { createdAt: "asc" },
  });
  const named = lastName && same.length === 0 ? await findByName(firstName, lastName, others) : [];
  const clients = await db.client.findMany({ where: { id: { in: named } }, select: fields });
  const similar = named.flatMap((each) => clients.filter((client) => client.id === each));
  return (
    [...same, ...similar]
      // Replaces a merged client with the client that was kept.
      .map(({ mergedInto, ...client }) => ({ ...client, ...mergedInto }))
      .filter(({ id: each }, index, all) => all.findIndex((other) => other.id === each) === index)
      .map(({ email: theirs, phoneE164: theirPhone, ...client }) => ({
        ...client,
        matchedBy: matchedByOf(email !== null && theirs === email, phoneE164 !== null && theirPhone === phoneE164),
        isSameName: foldName(client.lastName) === foldName(lastName ?? ""),
      }))
  );
}

function matchedByOf(isSameEmail: boolean, isSamePhone: boolean): MatchedBy {
  if (isSameEmail) return "email";
  return isSamePhone ? "phone" : "name";
}
