import { db, Prisma } from "@/lib/platform/db/client";

import type { Cursor } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";

import type { Access } from "../file";
import type { Reachable } from "./former";

type Log = {
  /** The email addresses and phone numbers by which the messages and leads of these clients are found. */
  readonly contacts: readonly Reachable[];
  readonly most: number;
  /** Whether every reading is listed. If false, repeated readings by the same staff member are shown as one entry. */
  readonly isComplete: boolean;
  /** A cursor's place is the id of an entry. */
  readonly cursor?: Cursor | undefined;
};

/**
 * When repeated readings are left out, the query reads this many audit rows for each entry, because several rows can
 * become one entry. For example, an open page loads the file again after each change, and each time adds a row.
 */
const rowsForEntry = 8;
/** How many of the client's newest records of each kind are looked up in the log. */
const maxRecords = 100;

/**
 * Audit actions for reading records that belong to the client. All other actions on such a record are shown only in the
 * record's own history.
 */
const readings = ["booking.notes-read", "booking.read", "contact-message.read", "lead.read", "document.read"] as const;
/** Audit actions that a page records again each time it refreshes itself. */
const repeated: readonly string[] = [
  ...readings,
  "client.file-read",
  "client.contact-read",
  "client.documents-listed",
  "case.read",
];

/**
 * Lists the audit entries of staff members, starting with the latest, or at the cursor: who changed or read the
 * client's file, and who read the client's bookings, documents, messages or leads. `ids` are those of the client and of
 * the clients who were merged into this client.
 */
export async function listAccesses(
  ids: readonly string[],
  { contacts, most, isComplete, cursor }: Log,
): Promise<readonly Access[]> {
  const subjects = await listSubjects(ids, contacts);
  const rows = await db.$queryRaw<AccessRow[]>(
    selectAccesses(subjects, { most: isComplete ? most : most * rowsForEntry, cursor }),
  );
  const entries = isComplete ? rows : withoutRepeated(rows).slice(0, most);
  return entries.map(({ details, actorId: _, ...row }) => ({ ...row, reason: details?.reason }));
}

type AccessRow = Omit<Access, "reason"> & {
  readonly actorId: string | null;
  readonly details: { readonly reason?: unknown } | null;
};

/**
 * Within an unbroken series of entries by one staff member, keeps only the latest reading of each kind. Keeps all
 * entries that are not readings.
 */
function withoutRepeated(rows: readonly AccessRow[]): readonly AccessRow[] {
  return rows.filter(({ action, actorId }, index) => {
    if (!repeated.includes(action)) return true;
    for (let newer = index - 1; newer >= 0 && rows[newer]?.actorId === actorId; newer -= 1)
      if (rows[newer]?.action === action) return false;
    return true;
  });
}

type Subject = { readonly kind: string; readonly id: string };

/**
 * Selects the latest audit rows of the given records. Looks up each record in the index, so that the rest of the audit
 * log is not read.
 */
export function selectAccesses(
  subjects: readonly Subject[],
  { most, cursor }: { readonly most: number; readonly cursor?: Cursor | undefined },
): Prisma.Sql {
  const columns = [Prisma.sql`id`];
  const { isBeyond, direction } = pageSql(
    { columns, isDescending: true },
    cursor,
    Prisma.sql`(${cursor?.place}::bigint)`,
  );
  return Prisma.sql`
    select e.id, e.at, e.action, e.actor_id as "actorId", e.details, s.name from
      unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => id)}::text[]) as subject (kind, id)
      cross join lateral (
        select id, at, action, actor_id, details from audit_events
        where subject_kind = subject.kind and subject_id = subject.id and actor_kind = 'staff' and ${isBeyond}
          and (action = any(${[...readings]}::text[]) or (subject_kind = 'client' and action <> 'client.merged-away'))
        order by id ${direction} limit ${most}
      ) as e
      left join staff_users s on s.id::text = e.actor_id
    order by e.id ${direction} limit ${most}`;
}

async function listSubjects(ids: readonly string[], contacts: readonly Reachable[]): Promise<readonly Subject[]> {
  const newest = { orderBy: { createdAt: "desc" }, take: maxRecords } as const;
  const ofClient = { where: { clientId: { in: [...ids] } }, ...newest };
  const [bookings, documents] = await Promise.all([
    db.booking.findMany({ ...ofClient, select: { id: true, contactMessageId: true, leadId: true } }),
    db.document.findMany({ ...ofClient, select: { id: true } }),
  ]);
  const from = (linked: readonly (string | null)[]) => ({
    where: {
      OR: [
        { email: { in: contacts.flatMap(({ email }) => email ?? []) } },
        { phoneE164: { in: contacts.flatMap(({ phoneE164 }) => phoneE164 ?? []) } },
        { id: { in: linked.filter((id) => id !== null) } },
      ],
    },
    ...newest,
    select: { id: true },
  });
  const [messages, leads] = await Promise.all([
    db.contactMessage.findMany(from(bookings.map(({ contactMessageId }) => contactMessageId))),
    db.lead.findMany(from(bookings.map(({ leadId }) => leadId))),
  ]);
  return [
    ...ids.map((id) => ({ kind: "client", id })),
    ...bookings.map(({ id }) => ({ kind: "booking", id })),
    ...documents.map(({ id }) => ({ kind: "document", id })),
    ...messages.map(({ id }) => ({ kind: "contact-message", id })),
    ...leads.map(({ id }) => ({ kind: "lead", id })),
  ];
}
