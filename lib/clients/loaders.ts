import { z } from "zod";

import { findUndelivered } from "@/lib/booking/desk/queries/undelivered";
import { settledStatus } from "@/lib/booking/desk/table-row";
import { namesOther } from "@/lib/inquiry/person/other-person";
import { fullName } from "@/lib/inquiry/person/person-name";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import { requirePage } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import { cursorQuery, onlyPage, readRows, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor, ListPage } from "@/lib/platform/list/list-page";
import { searchText } from "@/lib/platform/parse/read-query";
import type { Search } from "@/lib/platform/parse/read-query";
import type { Instant } from "@/lib/platform/time/instant";

import { isUuid, uuidPattern } from "@/lib/platform/uuid";

import { clientSorts, clientViews } from "./client-views";
import type { ClientSort, ClientView } from "./client-views";
import { toGroups } from "./duplicate-groups";
import type { ClientFile, DuplicateGroup, ListedClient, MergePage } from "./file";
import { findFileHead } from "./commands/access";
import { findStaged } from "./commands/stage-import";
import { openFile } from "./reads/open-file";
import { openMerge } from "./reads/open-merge";
import { listAccesses } from "./queries/accesses";
import { listDistinct, listDuplicatePairs, listDuplicatesOf, listGroupMembers } from "./queries/duplicates";
import { listFormerContacts } from "./queries/former";
import { findNewsletter, listAppointments, listInquiries } from "./queries/file";
import { clientsById, listClients, listComing } from "./queries/list";
import { listOpenedLately } from "./queries/opened-lately";
import { findKept, listMerged, listMerges } from "./queries/merges";

const id = z.uuid();

/**
 * The number of access log entries that a client's file shows to staff who may not read the whole log. All other staff
 * see the log in pages.
 */
const latestAccesses = 8;

/** The pattern of the id of an entry in the access log. */
export const logEntry = /^\d{1,18}$/;

/**
 * The query of the page of clients. A former address continues the list `before` a client, which is named by the id
 * alone; today's word for it is `after`.
 */
export const clientsQuery = z.preprocess(
  (query: Search) =>
    query["sort"] === undefined && isUuid(String(query["before"]))
      ? { ...query, before: undefined, after: query["before"] }
      : query,
  z.object({
    q: searchText,
    view: z.enum(clientViews).default("all"),
    sort: z.enum(clientSorts).default("newest"),
    ...cursorQuery(new RegExp(`^(-?\\d{1,15}_)?${uuidPattern}$`)),
  }),
);

type ClientsRequest = {
  readonly cursor?: Cursor | undefined;
  /** The clients that a search found. Undefined if there was no search. */
  readonly ids: readonly string[] | undefined;
  readonly view?: ClientView;
  readonly sort?: ClientSort;
};

/** Loads the clients with the given ids. If no ids are given, loads one page of a view of the list of clients. */
export async function loadClients(staff: Staff, request: ClientsRequest, now: Instant) {
  const may = {
    mayReadAll: isAllowed(staff.role, "clients.read-all"),
    mayBook: mayOpen(staff.role, "/dashboard/bookings/new"),
    mayImport: isAllowed(staff.role, "clients.import"),
    mayMerge: isAllowed(staff.role, "clients.merge"),
  };
  return { ...may, page: await clientPage(staff, request, now) };
}

async function clientPage(
  staff: Staff,
  { cursor, ids, view = "all", sort = "newest" }: ClientsRequest,
  now: Instant,
): Promise<ListPage<ListedClient>> {
  const scope = scopeOf(staff, "clients");
  const listed = ids ?? (view === "opened" ? await listOpenedLately(staff.id) : undefined);
  if (listed) return onlyPage(forReader(staff, await clientsById(scope, listed, now)));
  if (view === "coming")
    return toListPage(forReader(staff, await listComing(scope, cursor, now)), {
      cursor,
      placeOf: ({ next, createdAt, id: clientId }) => writeTimedPlace({ at: next ?? createdAt, id: clientId }),
    });
  const cases = view === "open-case" ? "open" : view === "closed-case" ? "closed" : undefined;
  return toListPage(forReader(staff, await listClients(scope, cursor, now, { cases, sort })), {
    cursor,
    placeOf: ({ createdAt: at, id: clientId }) => (sort === "name" ? clientId : writeTimedPlace({ at, id: clientId })),
  });
}

/** The clients with these ids, in the order of the ids. Clients outside the staff member's scope are left out. */
export async function loadFoundClients(staff: Staff, ids: readonly string[], now: Instant) {
  await requirePage(staff, "/dashboard/clients");
  return forReader(staff, await clientsById(scopeOf(staff, "clients"), ids, now));
}

/** Hides legal holds from staff who may not see them. */
function forReader(staff: Staff, rows: readonly ListedClient[]): readonly ListedClient[] {
  const seesHolds = isAllowed(staff.role, "legal-holds.manage");
  return rows.map((row) => ({ ...row, isHeld: row.isHeld && seesHolds }));
}

/**
 * A client's file with all its parts. Undefined if the file does not exist or the staff member may not open it.
 * "needs-reason": the staff member must first give a reason for opening the file. "merged": the file was merged into
 * another file, which has the returned id. `log` is the page of the access log, for staff who may read the whole log.
 */
export async function loadFile(
  staff: Staff,
  { id: clientId, log: cursor }: { readonly id: string; readonly log?: Cursor | undefined },
  now: Instant,
): Promise<
  ClientFile | { readonly state: "needs-reason" } | { readonly state: "merged"; readonly id: string } | undefined
> {
  if (!id.safeParse(clientId).success) return undefined;
  const keptId = await findKept(clientId);
  if (keptId !== undefined) return { state: "merged", id: keptId };
  const opened = await openFile(staff, clientId, now);
  if (opened.state !== "open") return opened.state === "none" ? undefined : { state: "needs-reason" };
  const { client } = opened;
  const readsLog = isAllowed(staff.role, "access-log.read");
  const isErased = client.erasure !== undefined;
  const mayMerge = isAllowed(staff.role, "clients.merge");
  const readsAllMessages = isAllowed(staff.role, "inbox.read-all");
  const readsMessages = readsAllMessages || isAllowed(staff.role, "inbox.read-own");
  const merged = await listMerged(clientId);
  const people = [client, ...merged];
  const contacts = [...people, ...(await listFormerContacts(people.map(({ id }) => id)))];
  const [appointments, inquiries, newsletter, entries, duplicates, distinct, merges] = await Promise.all([
    listAppointments(scopeOf(staff, "bookings"), clientId),
    readsMessages ? listInquiries(readsAllMessages ? contacts : [{ email: client.email, phoneE164: null }]) : [],
    findNewsletter(contacts),
    listAccesses(
      people.map(({ id }) => id),
      {
        contacts,
        most: readsLog ? readRows : latestAccesses,
        isComplete: readsLog,
        cursor: readsLog ? cursor : undefined,
      },
    ),
    mayMerge ? listDuplicatesOf(clientId) : [],
    mayMerge ? listDistinct(clientId) : [],
    listMerges(clientId),
  ]);
  const undelivered = await findUndelivered(appointments.map(({ id }) => id));
  const log = readsLog
    ? toListPage(entries, { cursor, placeOf: ({ id: entryId }) => String(entryId) })
    : onlyPage(entries);
  return {
    ...opened,
    appointments: appointments.map(({ firstName, lastName, phone, phoneE164, payments, ...booking }) => {
      const named = { firstName, lastName, phone, phoneE164 };
      const otherPerson = namesOther(named, { ...client.contact, phoneE164: client.phoneE164 });
      const isUndelivered = undelivered.has(booking.id);
      const status = settledStatus({ ...booking, payments });
      return { ...booking, status, isUndelivered, otherPerson, otherName: otherPerson && fullName(named) };
    }),
    inquiries,
    newsletter,
    log,
    readsLog,
    readsMessages,
    duplicates,
    distinct,
    merges,
    mayMerge,
    mayChange: !isErased && isAllowed(staff.role, "clients.change"),
    mayWriteNotes: !isErased && isAllowed(staff.role, "notes.write"),
    mayManageData: isAllowed(staff.role, "data-requests.manage"),
  };
}

/** The result of checking the staff member's uploaded file. Undefined if the file is no longer stored. */
export async function loadImport(staff: Staff, fileId: unknown, now: Instant) {
  const parsed = id.safeParse(fileId);
  return (parsed.success && (await findStaged(staff, parsed.data, now))) || undefined;
}

type MergeRequest = {
  readonly id: string;
  readonly other: unknown;
  /** The ids of the clients that a search found. Undefined if there was no search. */
  readonly foundIds: readonly string[] | undefined;
};

/**
 * Loads two files side by side, for staff who may merge. If no second file is chosen yet, returns the clients to choose
 * from: the search results, or the possible duplicates if there was no search. Undefined if a client does not exist or
 * is outside the staff member's scope.
 */
export async function loadMerge(
  staff: Staff,
  { id: keptId, other, foundIds }: MergeRequest,
  now: Instant,
): Promise<MergePage | undefined> {
  if (!id.safeParse(keptId).success) return undefined;
  if (other !== undefined) {
    const otherId = id.safeParse(other);
    if (!otherId.success) return undefined;
    const intoId = (await findKept(otherId.data)) ?? (await findKept(keptId));
    if (intoId !== undefined) return { state: "merged", id: intoId };
    return openMerge(staff, { id: keptId, otherId: otherId.data }, now);
  }
  const scope = scopeOf(staff, "clients");
  if ((await clientsById(scope, [keptId], now)).length === 0) return undefined;
  const ids = foundIds ?? (await listDuplicatesOf(keptId)).map(({ id: each }) => each);
  const rows = await clientsById(scope, ids, now);
  return { state: "choose", id: keptId, rows: rows.filter(({ id: each }) => each !== keptId) };
}

/** Groups of clients who may be the same person. Undefined for staff who may not merge. */
export async function loadDuplicateGroups(staff: Staff): Promise<readonly DuplicateGroup[] | undefined> {
  if (!isAllowed(staff.role, "clients.merge")) return undefined;
  const groups = toGroups(await listDuplicatePairs());
  const members = new Map((await listGroupMembers(groups.flatMap(({ ids }) => ids))).map((each) => [each.id, each]));
  return groups.flatMap(({ ids, matchedBy }) => {
    const [oldest, ...others] = ids.flatMap((each) => members.get(each) ?? []);
    return oldest && others.length > 0 ? [{ members: [oldest, ...others], matchedBy }] : [];
  });
}

/** Loads who the client and the advisers are, for the question about the reason. Undefined outside the scope. */
export async function loadFileHead(staff: Staff, clientId: string) {
  return findFileHead(staff, clientId);
}
