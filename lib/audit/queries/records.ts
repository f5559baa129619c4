import { db, Prisma } from "@/lib/platform/db/client";
import { isUuid } from "@/lib/platform/uuid";

/** What an entry is about: the kind of record and its id. */
export type RecordId = { readonly kind: string; readonly id: string };

/** A record that exists: its reference or name, and the page that shows it. Clients have no name here. */
export type KnownRecord = RecordId & { readonly label: string | null; readonly path: string | null };

/** The most records that one search finds. */
const mostRecords = 50;

type Table = {
  readonly kind: string;
  readonly table: string;
  /** SQL of the shown reference or name, and of the path of the record's page. */
  readonly label: string;
  readonly path: string;
  /** The columns by which the record is found. References are unique and have an index, names are in small tables. */
  readonly reference?: string;
  readonly names?: readonly string[];
};

const byReference = (kind: string, table: string, path: string): Table => ({
  kind,
  table,
  label: "reference",
  path,
  reference: "reference",
});

const templateName =
  "(select name from reply_template_texts where template_id = reply_templates.id order by locale <> 'en', locale limit 1)";

const serviceName =
  "(select name from service_texts where service_id = services.id order by locale <> 'en', locale limit 1)";
const serviceNames = "(select string_agg(name, ' / ') from service_texts where service_id = services.id)";

const tables: readonly Table[] = [
  byReference("booking", "bookings", "'/dashboard/bookings/' || reference"),
  byReference("case", "cases", "'/dashboard/clients/' || client_id || '/cases/' || reference"),
  byReference("contact-message", "contact_messages", "'/dashboard/inbox/' || reference"),
  byReference("lead", "leads", "'/dashboard/inbox/' || reference"),
  byReference("data-request", "data_requests", "'/dashboard/data-requests/' || reference"),
  byReference("complaint", "complaints", "'/dashboard/complaints/' || reference"),
  // The audit log shows no names of clients.
  { kind: "client", table: "clients", label: "null", path: "'/dashboard/clients/' || id" },
  { kind: "document", table: "documents", label: "null", path: "'/dashboard/clients/' || client_id" },
  { kind: "email", table: "sent_emails", label: "null", path: "'/dashboard/outbox/' || id" },
  {
    kind: "service",
    table: "services",
    label: `coalesce(${serviceName}, slug)`,
    path: "'/dashboard/services/' || slug",
    names: ["slug", serviceNames],
  },
  {
    kind: "reply-template",
    table: "reply_templates",
    label: templateName,
    path: "'/dashboard/settings/templates/' || id",
    names: [templateName],
  },
  { kind: "text", table: "texts", label: "key", path: "'/dashboard/content/history/' || id", names: ["key"] },
  { kind: "claim", table: "claims", label: "key", path: "'/dashboard/claims/' || id", names: ["key"] },
  { kind: "adviser", table: "advisers", label: "name", path: "'/dashboard/advisers/' || slug", names: ["name"] },
  { kind: "staff", table: "staff_users", label: "name", path: "'/dashboard/staff/' || id", names: ["name", "email"] },
];

const sqlOf = (where: (table: Table) => Prisma.Sql) =>
  Prisma.join(
    tables.map(
      (each) => Prisma.sql`
        select ${each.kind} as kind, id::text as id, ${Prisma.raw(each.label)}::text as label,
          ${Prisma.raw(each.path)} as path
        from ${Prisma.raw(each.table)} where ${where(each)}`,
    ),
    " union all ",
  );

/** Finds those of the records that still exist. */
export async function describeRecords(records: readonly RecordId[]): Promise<ReadonlyMap<string, KnownRecord>> {
  const idsOf = (kind: string) => [...new Set(records.flatMap((each) => (each.kind === kind ? each.id : [])))];
  const found = await db.$queryRaw<KnownRecord[]>(
    sqlOf(({ kind }) =>
      kind === "service"
        ? Prisma.sql`id = any(${idsOf(kind)}::text[])`
        : Prisma.sql`id = any(${idsOf(kind).filter(isUuid)}::uuid[])`,
    ),
  );
  return new Map(found.map((record) => [keyOf(record), record]));
}

/** The key of a record in the result of `describeRecords`. */
export const keyOf = ({ kind, id }: RecordId) => `${kind}:${id}`;

/**
 * Finds the records that a person means by a reference, a name or an email address of staff, a service's name or
 * address, a claim's key, or a kind and an id, which also finds a record that is gone.
 */
export async function findRecords(typed: string): Promise<readonly RecordId[]> {
  const [, kind, id] = /^([a-z-]+):([\w.-]+)$/.exec(typed) ?? [];
  if (kind !== undefined && id !== undefined) return [{ kind, id }];
  const like = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = ({ reference, names = [] }: Table) =>
    Prisma.join(
      [
        Prisma.sql`false`,
        ...(reference ? [Prisma.sql`${Prisma.raw(reference)} = ${typed.toUpperCase()}`] : []),
        ...names.map((name) => Prisma.sql`${Prisma.raw(name)} ilike ${like}`),
      ],
      " or ",
    );
  return db.$queryRaw<RecordId[]>`select kind, id from (${sqlOf(where)}) found limit ${mostRecords}`;
}
