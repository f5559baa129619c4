import { isWithinItems } from "../../scope/queries";
import type { Staff } from "@/lib/platform/auth/staff";
import { Prisma } from "@/lib/platform/db/client";
import { containsWords } from "@/lib/platform/db/contains-words";
import { hasReferencePart } from "@/lib/platform/security/reference-sql";
import { readReferencePart } from "@/lib/platform/security/reference";
import { searchedDigits } from "@/lib/platform/contact/phone";
import type { Instant } from "@/lib/platform/time/instant";

import type { ItemKind } from "../item";
import type { InboxView } from "../view";

export type ListFilter = {
  readonly view: InboxView;
  readonly now: Instant;
  /** Limits the list to the items that this staff member may read. */
  readonly staff: Staff;
  /** For the view "mine": the ids of the owners of the listed items. */
  readonly owners?: readonly string[];
  /** The searched text: part of a name, email address or phone number, or a reference or a part of one. */
  readonly text?: string | undefined;
};

const waitingSince = Prisma.sql`coalesce(reopened_at, created_at)`;
const createdAt = Prisma.sql`created_at`;

const sortedAt: Readonly<Record<InboxView, Prisma.Sql>> = {
  waiting: waitingSince,
  mine: waitingSince,
  unassigned: waitingSince,
  snoozed: waitingSince,
  answered: Prisma.sql`coalesce(answered_at, created_at)`,
  quarantine: createdAt,
  "kept-out": Prisma.sql`kept_out_at`,
  tests: createdAt,
};

/**
 * Builds the parts of the SQL query that lists the messages or leads of a view. The conditions must match those of the
 * partial indexes, because PostgreSQL would otherwise not use these indexes.
 */
export function sqlOf(kind: ItemKind, { view, now, staff, owners = [], text }: ListFilter) {
  const isLead = kind === "lead";
  const noTests = isLead ? Prisma.sql` and not is_test` : Prisma.empty;
  const isDue = Prisma.sql`(snoozed_until is null or snoozed_until <= ${new Date(now)})`;
  const waiting = Prisma.sql`state = 'received'${noTests}`;
  const conditions: Readonly<Record<InboxView, Prisma.Sql>> = {
    waiting: Prisma.sql`${waiting} and ${isDue}`,
    mine: Prisma.sql`${waiting} and ${isDue} and owner_id = any(${[...owners]}::uuid[])`,
    unassigned: Prisma.sql`${waiting} and ${isDue} and owner_id is null`,
    snoozed: Prisma.sql`${waiting} and snoozed_until > ${new Date(now)}`,
    answered: Prisma.sql`state in ('answered', 'closed', 'not_for_us')${noTests}`,
    quarantine: Prisma.sql`state = 'quarantined'${noTests} and kept_out_at is null`,
    "kept-out": Prisma.sql`kept_out_at is not null${noTests}`,
    tests: Prisma.sql`is_test`,
  };
  const table = isLead ? "leads" : "contact_messages";
  const listed = Prisma.sql`${conditions[view]} and ${isWithinItems(staff, table)}`;
  return {
    table: Prisma.raw(table),
    service: Prisma.raw(isLead ? "service" : "service_interest"),
    where: text ? Prisma.sql`${listed} and ${contains(text, kind)}` : listed,
    sortedAt: sortedAt[view],
  };
}

/**
 * Builds a search condition that ignores case and accents. The SQL expressions must match the trigram indexes of
 * the migrations 0044 and 0225.
 */
export function contains(text: string, kind: ItemKind): Prisma.Sql {
  const typed = text.trim();
  const digits = searchedDigits(typed);
  if (digits !== undefined) return Prisma.sql`search_digits(coalesce(phone_e164, phone)) like ${`%${digits}%`}`;
  const [lastName, email] =
    kind === "lead"
      ? [Prisma.sql`coalesce(last_name, '')`, Prisma.sql`coalesce(email, '')`]
      : [Prisma.sql`last_name`, Prisma.sql`email`];
  const searched = Prisma.sql`search_text(first_name || ' ' || ${lastName} || ' ' || ${email})`;
  const part = readReferencePart(typed, ["MSG", "REQ"]);
  const isPart = part ? Prisma.sql` or ${hasReferencePart(part)}` : Prisma.empty;
  return Prisma.sql`(${containsWords(searched, [typed])} or reference = ${typed.toUpperCase()}${isPart})`;
}
