import { mayOpenFile } from "@/lib/clients/commands/access";
import { findKept } from "@/lib/clients/queries/merges";
import { openFile } from "@/lib/clients/reads/open-file";
import { loadFileDocuments } from "@/lib/documents/loaders";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { isSuppressed } from "@/lib/platform/mail/suppression";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { isUuid } from "@/lib/platform/uuid";

import { readsAllItems } from "../scope/reads-all";
import { findStage } from "../leads/stages/queries/find-stage";
import { listAbsences, listCovers, ownersCoveredBy } from "./queries/absences";
import { openItem } from "./reads/open-item";
import { readDraft } from "./queries/draft";
import { countLate, countView, findNextWaiting, listInbox } from "./queries/list";
import type { ListQuery } from "./list-query";
import { listOtherContact, listPossibleClients } from "./queries/related";
import { findBookingAbout } from "./queries/prepared";
import { findClientOf } from "./queries/client-of-item";
import { listThreadsOf } from "./queries/threads-of-client";
import { findOriginals, findReceipt, findReplyCopies, listAssignees, readThread } from "./queries/thread";
import { inboxViews, ownViews } from "./view";
import type { InboxView, ViewCounts } from "./view";

/** The firm promises a first reply within this time. An item that waits longer is late. */
export const promisedReplyMs = msPerDay;

type InboxQuery = Pick<ListQuery, "view"> &
  Partial<ListQuery> & {
    readonly now: Instant;
  };

/**
 * Loads one page of an inbox view and the number of items in each view. Also loads the number of items that have waited
 * longer than promised, and the colleagues who cover for absent staff members.
 */
export async function loadInbox(staff: Staff, { view, cursor, text, now }: InboxQuery) {
  const owners = await ownersCoveredBy(staff.id, now);
  const views = readsAllItems(staff) ? inboxViews : ownViews;
  // Counting all answered items of an adviser's clients takes too long in a large office.
  const isCounted = (each: InboxView) => readsAllItems(staff) || each !== "answered";
  const countAll = async (shown: readonly InboxView[], searched?: string): Promise<ViewCounts> => {
    const counted = await Promise.all(
      shown.map((each) => countView({ view: each, staff, owners, now, text: searched })),
    );
    return Object.fromEntries(shown.map((each, index) => [each, counted[index]]));
  };
  const [list, late, covers, counts, found] = await Promise.all([
    listInbox({ view, staff, cursor, text, owners, now }),
    countLate(staff, now - promisedReplyMs, now),
    listCovers(now),
    countAll(views.filter(isCounted)),
    text ? countAll(views, text) : undefined,
  ]);
  return {
    page: list,
    late,
    covers,
    staffId: staff.id,
    mayAnswer: isAllowed(staff.role, "inbox.answer"),
    counts: { ...Object.fromEntries(views.map((each) => [each, undefined])), ...counts } as ViewCounts,
    /** If a text is searched, the number of matching items of each view. */
    found,
  };
}

/**
 * Loads a message or lead, its decrypted thread and what is known about its sender. Records the access in the audit
 * log. Undefined if the reference is unknown.
 */
export async function loadItem(staff: Staff, reference: string, now: Instant) {
  const item = await openItem(staff, reference);
  if (!item) return undefined;
  const clients = isAllowed(staff.role, "clients.read-all") ? await listPossibleClients(item, item) : [];
  const idsByContact = clients.filter(({ matchedBy }) => matchedBy !== "name").map(({ id }) => id);
  const hasStage = item.kind === "lead" && !item.isTest && item.state !== "quarantined";
  const mayMove = isAllowed(staff.role, "leads.change");
  const [thread, originals, draft, receipt, assignees, isBlocked, otherContact, stage, documents] = await Promise.all([
    readThread(item),
    findOriginals(item),
    readDraft(staff, item),
    findReceipt(item),
    listAssignees(),
    item.email !== null && isSuppressed(item.email),
    listOtherContact(item, { bookings: scopeOf(staff, "bookings"), clientIds: idsByContact }),
    hasStage && mayMove ? findStage(reference) : undefined,
    item.email === null ? undefined : loadAttachable(staff, await findClientOf(item), now),
  ]);
  const copies = await findReplyCopies(thread);
  return {
    item,
    staff,
    clients,
    thread,
    copies,
    originals,
    draft,
    receipt,
    assignees,
    isBlocked,
    otherContact,
    stage,
    documents,
  };
}

export type LoadedItem = NonNullable<Awaited<ReturnType<typeof loadItem>>>;

/**
 * Loads what an email to a client needs: the client's opened file, the thread of the emails that staff have written to
 * the client, and the client's items that wait for an answer. "needs-reason" and "merged" mean the same as for the
 * client's file. Undefined if the staff member may not open the file.
 */
export async function loadRecipient(staff: Staff, clientId: string, now: Instant) {
  if (!isUuid(clientId)) return undefined;
  const keptId = await findKept(clientId);
  if (keptId !== undefined) return { state: "merged", id: keptId } as const;
  const opened = await openFile(staff, clientId, now);
  if (opened.state !== "open") return opened.state === "none" ? undefined : ({ state: "needs-reason" } as const);
  const { client } = opened;
  const [threads, documents, isBlocked] = await Promise.all([
    listThreadsOf(client),
    client.email === null ? undefined : loadAttachable(staff, client.id, now),
    client.email !== null && isSuppressed(client.email),
  ]);
  return { state: "open", client, ...threads, documents, isBlocked } as const;
}

/**
 * Loads the client's documents, which an email to the client can contain. Without `rows`, the staff member must first
 * give a reason for opening the client's file. Undefined for an item of no client, and for a colleague's client.
 */
async function loadAttachable(staff: Staff, clientId: string | undefined, now: Instant) {
  if (clientId === undefined) return undefined;
  if (await mayOpenFile(staff, clientId, now)) return { clientId, rows: await loadFileDocuments(staff, clientId, now) };
  return isAllowed(staff.role, "clients.read-all") ? { clientId } : undefined;
}

/** Loads the booking that an email to the client is about. Undefined if the staff member may not read it. */
export function loadBookingAbout(
  staff: Staff,
  about: { readonly clientId: string; readonly reference: string },
  now: Instant,
) {
  return findBookingAbout(staff, about, now);
}

export type OpenRecipient = Extract<NonNullable<Awaited<ReturnType<typeof loadRecipient>>>, { state: "open" }>;

/** Finds the reference of the item that staff should answer after this item. */
export async function loadNextWaiting(
  staff: Staff,
  item: { readonly reference: string; readonly waitingSince: Date },
  now: Instant,
): Promise<string | undefined> {
  return findNextWaiting(staff, { id: item.reference, at: item.waitingSince }, now);
}

/** Loads the absences that have not ended, and the staff members who have permission to answer items. */
export async function loadAbsences(_staff: Staff, now: Instant) {
  const [absences, people] = await Promise.all([listAbsences(now), listAssignees()]);
  return { absences, people };
}
