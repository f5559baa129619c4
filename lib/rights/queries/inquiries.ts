import { Prisma } from "@/lib/platform/db/client";
import type { db, Tx } from "@/lib/platform/db/client";

/** Why it is uncertain whether a message or lead is the person's. */
export type Doubt = "different-person" | "shared-email" | "phone";

export type UncertainInquiry = {
  readonly id: string;
  readonly kind: "message" | "lead";
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly doubt: Doubt;
};

type Search = {
  readonly clientId: string;
  /** The email addresses that only this person has. */
  readonly emails: readonly string[];
  /** The person's email addresses that the file of another client also has. */
  readonly sharedEmails: readonly string[];
  /** Phone numbers in the form that `phoneKey` returns. */
  readonly phones: readonly string[];
  /** The ids of the messages and leads that led to the person's bookings. */
  readonly linkedIds: readonly string[];
};

type Row = Omit<UncertainInquiry, "doubt"> & { readonly doubt: Doubt | null };

/**
 * Finds the person's messages and leads. Certain are those that led to a booking of the person or came from an address
 * that only this person has. Uncertain are those from a shared address or with the person's phone number, and those
 * that staff marked as another person's. What led only to a booking of another client is left out.
 */
export async function listInquiries(tx: Tx | typeof db, search: Search) {
  const rows = await tx.$queryRaw<Row[]>`
    ${selectFrom("message", search)} union all ${selectFrom("lead", search)} order by "createdAt", id`;
  return {
    certainIds: rows.filter(({ doubt }) => doubt === null).map(({ id }) => id),
    uncertain: rows.flatMap(({ doubt, ...row }) => (doubt === null ? [] : [{ ...row, doubt }])),
  };
}

function selectFrom(kind: "message" | "lead", { clientId, emails, sharedEmails, phones, linkedIds }: Search) {
  const [table, column] =
    kind === "message"
      ? [Prisma.sql`contact_messages`, Prisma.sql`contact_message_id`]
      : [Prisma.sql`leads`, Prisma.sql`lead_id`];
  const isOwn = Prisma.sql`item.email = any(${[...emails]}::text[])`;
  const isShared = Prisma.sql`item.email = any(${[...sharedEmails]}::text[])`;
  const hasPhone = Prisma.sql`search_digits(coalesce(item.phone_e164, item.phone)) = any(${[...phones]}::text[])`;
  const isLinked = Prisma.sql`item.id = any(${[...linkedIds]}::uuid[])`;
  const isMarked = Prisma.sql`exists (select from inquiry_entries e
    where e.${column} = item.id and e.kind = 'different-person' and e.facts->>'clientId' = ${clientId})`;
  return Prisma.sql`
    select item.id::text, ${kind}::text as kind, item.reference, concat_ws(' ', item.first_name, item.last_name) as name,
      item.email, item.created_at as "createdAt",
      case when ${isLinked} then null when ${isMarked} then 'different-person' when ${isOwn} then null
        when ${isShared} then 'shared-email' else 'phone' end as doubt
    from ${table} item
    where ${isLinked}
      or ((${isOwn} or ${isShared} or ${hasPhone}) and not exists (
        select from bookings b where b.${column} = item.id and b.client_id <> ${clientId}::uuid))`;
}
