import { loadAgenda } from "@/lib/booking/desk/loaders/agenda";
import { loadMovePlan } from "@/lib/booking/desk/loaders/move-plan";
import { loadNewBooking } from "@/lib/booking/caller/loaders/new-booking";
import { loadRecord } from "@/lib/booking/desk/loaders/record";
import { loadTable } from "@/lib/booking/desk/loaders/table";
import { loadWeek } from "@/lib/booking/desk/loaders/week";
import { loadCase, loadCasesOf, loadNearDeadlines } from "@/lib/cases/loaders";
import { seal } from "@/lib/cases/sealed-texts";
import { noteContext } from "@/lib/clients/commands/write-note";
import { taskContext } from "@/lib/client-tasks/commands/tasks";
import { loadDueTasks, loadTasks, loadTasksOf } from "@/lib/client-tasks/loaders";
import { taskViews } from "@/lib/client-tasks/places";
import { tasksQuery } from "@/lib/client-tasks/schema";
import { loadClients, loadFile } from "@/lib/clients/loaders";
import { nameContext } from "@/lib/documents/file-name";
import { loadFileDocuments } from "@/lib/documents/loaders";
import { loadInbox, loadItem } from "@/lib/inquiry/inbox/loaders";
import { inboxViews } from "@/lib/inquiry/inbox/view";
import { loadOutbox } from "@/lib/outbox/loaders";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { loadAttention, loadFigures, loadWaiting } from "@/lib/reports/loaders";
import { loadSearch } from "@/lib/search/loaders";

import { addManyRows } from "@/lib/testing/many-rows";
import { staffAs } from "@/lib/testing/staff-as";
import { seed } from "@/prisma/seed";
import { addLargeOffice } from "@/prisma/seed/large";

import { plansOf } from "./plans";
import type { PlanNode } from "./plans";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
// Claims are cached by Next, which does not run here. Their table is small.
jest.mock("@/lib/firm/claims/loaders/shown-claims", () => ({ loadClaims: () => [] }));

/**
 * In a small table, PostgreSQL scans all rows even if there is an index. With these numbers of rows, it uses the same
 * indexes as in tables with a million rows.
 */
const sizes = { clients: 4_000, bookings: 24_000, advisers: 6, messages: 24_000, leads: 24_000, tasks: 0 };
const now = Date.parse("2034-09-06T14:00:00Z");
const sentEmails = 20_000;
const cases = 4_000;
const rowsOfCases = 16_000;
const rowsOf: Readonly<Record<string, number>> = {
  clients: sizes.clients,
  bookings: sizes.bookings,
  occupied_time: sizes.bookings,
  audit_events: sizes.bookings,
  contact_messages: sizes.messages,
  inquiry_entries: sizes.messages,
  leads: sizes.leads,
  sent_emails: sentEmails,
  cases,
  case_losses: rowsOfCases,
  case_parties: rowsOfCases,
  case_deadlines: rowsOfCases,
  case_letters: rowsOfCases,
  documents: rowsOfCases,
  client_notes: rowsOfCases,
  client_tasks: rowsOfCases,
};

let booking = "";
let message = "";
let client = "";
let caseReference = "";
let staff: Staff;

beforeAll(async () => {
  await seed("demo", { now: new Date(now), staffFile: `${process.env.TMPDIR ?? "/tmp"}/plans-staff.json` });
  await addLargeOffice(sizes, new Date(now));
  await addManyRows(async (tx) => {
    await tx.$executeRaw`
      insert into sent_emails (delivery_key, kind, outcome, locale, recipient_hash, recipient_cipher, at)
      select 'plan-' || n, 'booking-confirmed', 'suppressed', 'en', sha256(n::text::bytea), ${encrypt("sample@example.com", "sent_emails.recipient")},
        now() - n * interval '1 minute'
      from generate_series(1, ${sentEmails}::int) n`;
    await tx.$executeRaw`
      insert into inquiry_entries (contact_message_id, kind, at, version)
      select id, 'call', created_at, 1 from contact_messages`;
    await addCases(tx);
  });
  const coming = { where: { status: "confirmed", startsAt: { gt: new Date(now) } } } as const;
  booking = (await db.booking.findFirstOrThrow(coming)).reference;
  // The large office's clients have ids that are not valid UUIDs, so their pages do not exist. The tests use a sample
  // client.
  const ofSample = { where: { NOT: { reference: { startsWith: "CAS-PLAN" } } } } as const;
  ({ reference: caseReference, clientId: client } = await db.case.findFirstOrThrow(ofSample));
  message = (await db.contactMessage.findFirstOrThrow({ where: { state: "received" } })).reference;
  staff = await staffAs("admin");
  // Staff can open the file of a colleague's client only after giving a reason. This audit event counts as the reason.
  await db.$executeRaw`
    insert into audit_events (at, actor_kind, actor_id, action, subject_kind, subject_id)
    values (${new Date(now)}, 'staff', ${staff.id}, 'client.opened', 'client', ${client})`;
}, 120_000);

/**
 * Adds up to `cases` cases for clients who have none. Then adds losses, parties, deadlines and letters to every case,
 * and documents and notes to every client.
 */
async function addCases(tx: Tx): Promise<void> {
  const name = encrypt("sample.txt", nameContext);
  const note = encrypt("Sample", noteContext);
  await tx.$executeRaw`
    insert into cases (reference, client_id, kind, rule_set_version, opened_at)
    select 'CAS-PLAN-' || row_number() over (), id, 'crypto', 1, created_at from clients where not exists (select from cases c where c.client_id = clients.id)
    limit ${cases}`;
  await tx.$executeRaw`
    insert into case_losses (case_id, paid_on, amount, currency, rail, recipient_hash)
    select id, '2034-01-02', 10, 'CAD', 'card', sha256((id::text || n)::bytea) from cases, generate_series(1, 4) n`;
  await tx.$executeRaw`
    insert into case_parties (case_id, kind, name, normalized_name, name_hash)
    select id, 'firm', 'Firm ' || n, reference || n, sha256((reference || n)::bytea) from cases, generate_series(1, 4) n`;
  await tx.$executeRaw`
    insert into case_deadlines (case_id, title_cipher, due_on, remind_on)
    select id, ${seal("case_deadlines.title", "Sample")}, '2035-01-02', '2035-01-01' from cases, generate_series(1, 4)`;
  await tx.$executeRaw`
    insert into case_letters (case_id, kind, recipient_cipher, sent_on) select id, 'bank', ${seal("case_letters.recipient", "Sample")}, '2034-01-02' from cases, generate_series(1, 4)`;
  await tx.$executeRaw`
    insert into documents (client_id, name_cipher, type, bytes, sha256, state, uploaded_by, storage, created_at)
    select id, ${name}, 'text/plain', 1, sha256('a'), 'clean', 'client', 'database', created_at from clients, generate_series(1, 4)`;
  await tx.$executeRaw`
    insert into client_notes (client_id, author_id, text_cipher)
    select c.id, s.id, ${note} from clients c, generate_series(1, 4), (select id from staff_users limit 1) s`;
  await tx.$executeRaw`
    insert into client_tasks (client_id, owner_id, text_cipher, due_on, created_by_id, created_at, done_at, done_by_id)
    select c.id, s.id, ${encrypt("Sample", taskContext)}, date '2034-09-01' + (n * 7), s.id, c.created_at,
      case when n > 1 then c.created_at end, case when n > 1 then s.id end
    from clients c, generate_series(1, 4) n, (select id from staff_users limit 1) s`;
}

const table = (query: Record<string, string>) => () => loadTable(staff, query, { locale: "en", now });
const search = (text: string) => () => loadSearch(staff, text, { locale: "en", now: Date.now() });

it.each<[string, () => Promise<unknown>]>([
  ["today's appointments", () => loadAgenda(staff, { locale: "en", now })],
  ["the Today page's list of people who wait for an answer", () => loadWaiting(staff, { locale: "en", now })],
  ["the notices on the Today page", () => loadAttention(staff, now)],
  ["the figures on the Today page", () => loadFigures(staff, now)],
  ...inboxViews.map(
    (view) => [`the inbox's view "${view}"`, () => loadInbox(staff, { view, now })] as [string, () => Promise<unknown>],
  ),
  ["the results of a search in the inbox", () => loadInbox(staff, { view: "answered", text: "Kowalham", now })],
  ["a message with the sender's other messages and bookings", () => loadItem(staff, message, now)],
  ["the coming bookings", table({})],
  ["all bookings", table({ status: "any" })],
  ["cancelled bookings", table({ status: "cancelled" })],
  ["bookings in the order in which they were made", table({ status: "any", sort: "made" })],
  ["bookings that match a name", table({ status: "any", q: "Kowalham" })],
  ["bookings that match an email address", table({ status: "any", q: "margaret.420@example.com" })],
  ["bookings that match a phone number", table({ status: "any", q: "416 000 0421" })],
  [
    "a calendar week",
    () => loadWeek(staff, { locale: "en", week: undefined, adviserId: undefined, moving: null, now }),
  ],
  ["a booking with its history", () => loadRecord(staff, booking, "en")],
  [
    "the free times for moving a booking",
    () => loadMovePlan(staff, { locale: "en", reference: booking, to: undefined, adviserId: undefined, now }),
  ],
  ["the clients", () => loadClients(staff, { ids: undefined }, now)],
  [
    "the file of a client",
    async () => expect(await loadFile(staff, { id: client }, now)).toMatchObject({ state: "open" }),
  ],
  ["the documents of a client", () => loadFileDocuments(staff, client, now)],
  ["the cases of a client", () => loadCasesOf(staff, client)],
  [
    "a case",
    async () =>
      expect(await loadCase(staff, { id: client, reference: caseReference }, { locale: "en", now })).toMatchObject({
        state: "open",
      }),
  ],
  ["the tasks that are due", () => loadDueTasks(staff, now)],
  ...taskViews.map(
    (view) =>
      [`the tasks in the view "${view}"`, () => loadTasks(staff, tasksQuery.parse({ view }), now)] as [
        string,
        () => Promise<unknown>,
      ],
  ),
  ["the tasks of a client", () => loadTasksOf(staff, { clientId: client }, now)],
  ["the near deadlines of cases", () => loadNearDeadlines(staff, now)],
  [
    "the clients that match a name, for the page of a new booking",
    () => loadNewBooking(staff, { q: "Kowalham" }, { locale: "en", now }),
  ],
  ["failed emails", () => loadOutbox(staff, { view: "failed", address: "" })],
  ["sent emails", () => loadOutbox(staff, { view: "sent", address: "" })],
  ["emails to an address", () => loadOutbox(staff, { view: "sent", address: "margaret.420@example.com" })],
  ["the results of a search for a name", search("Kowalham")],
  ["the results of a search for a misspelt name", search("Kowlham")],
  ["the results of a search for an email address", search("margaret.420@example.com")],
  ["the results of a search for a phone number", search("416 000 0421")],
  ["the results of a search for a reference", () => loadSearch(staff, booking, { locale: "en", now: Date.now() })],
])("reads %s without a full scan of a large table", async (_what, load) => {
  const plans = await plansOf(load);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(({ text, plan }) => fullScansIn(plan).map((table) => `${table}: ${text}`))).toEqual([]);
});

/**
 * Returns the large tables that a plan scans in full. A scan under a Limit node does not count if more than half of the
 * rows match, because such a scan stops early.
 */
function fullScansIn(node: PlanNode, parent?: PlanNode): string[] {
  const table = node["Relation Name"];
  const isLarge = node["Node Type"] === "Seq Scan" && table !== undefined && table in rowsOf;
  const endsSoon = parent?.["Node Type"] === "Limit" && node["Plan Rows"] > (rowsOf[table ?? ""] ?? 0) / 2;
  return [...(isLarge && !endsSoon ? [table] : []), ...(node.Plans ?? []).flatMap((child) => fullScansIn(child, node))];
}
