import { organisationLinks } from "@/lib/firm/claims";
import { loadClaims } from "@/lib/firm/loaders/claims";
import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { readComplaint, readComplaints } from "./reads/read-complaints";
import { pageSize, readDataRequest, readDataRequests } from "./reads/read-data-requests";
import { addWorkingDays, extendedDue, lawsOf } from "./deadlines";
import { listComplaintsDue, listRequestsDue } from "./queries/near-duties";
import type { Duty } from "./queries/near-duties";
import { listComplaintsOf, listRequestsOf } from "./queries/of-client";
import { listHandlers, listRegisterEvents } from "./queries/register-parts";
import type { ListPlace } from "./queries/register-parts";

/** A deadline is near if it is at most five working days away. */
const nearDays = 5;

function registerDays(now: Instant): DueDays {
  const { zone, holidays } = firm();
  const today = dayOf(now, zone);
  return { today, near: addWorkingDays(today, nearDays, holidays) };
}

type Query = { readonly view?: unknown; readonly after?: unknown };

const placeIn = ({ view, after }: Query): ListPlace => ({
  isOpen: view !== "closed",
  after: typeof after === "string" && after.length <= 20 ? after : undefined,
});

function pageOf<Row extends { readonly reference: string }>(all: readonly Row[]) {
  const rows = all.slice(0, pageSize);
  return { rows, next: all.length > pageSize ? rows.at(-1)?.reference : undefined };
}

/**
 * Loads one page of the open data requests or, if the query has `view=closed`, of the closed ones. `next` is the
 * `after` of the next page, and undefined on the last page.
 */
export async function loadDataRequests(staff: Staff, query: Query, now: Instant) {
  const place = placeIn(query);
  return { ...pageOf(await readDataRequests(staff, place)), isOpen: place.isOpen, days: registerDays(now) };
}

/**
 * Loads what the form for a new data request needs: the laws that may apply, with the usual law first, and today's date
 * as the last possible day of receipt.
 */
export async function loadNewDataRequest(_staff: Staff, now: Instant) {
  return { laws: lawsOf[profile().id], today: dayOf(now, firm().zone) };
}

/** Loads a data request with its history. Undefined for an unknown reference. */
export async function loadDataRequest(staff: Staff, reference: string, now: Instant) {
  const entry = await readDataRequest(staff, reference);
  if (!entry) return undefined;
  const days = registerDays(now);
  const later = extendedDue(entry.law, entry.receivedOn);
  const canExtend = entry.extendedAt === null && days.today <= entry.dueOn;
  return {
    ...entry,
    days,
    events: await listRegisterEvents("data-request", entry.id),
    /** The deadline after an extension. Undefined if an extension is not possible today. */
    extension: canExtend ? later : undefined,
  };
}

/**
 * Loads one page of the open complaints or, if the query has `view=closed`, of the closed ones. `next` is the `after`
 * of the next page, and undefined on the last page.
 */
export async function loadComplaints(staff: Staff, query: Query, now: Instant) {
  const place = placeIn(query);
  return { ...pageOf(await readComplaints(staff, place)), isOpen: place.isOpen, days: registerDays(now) };
}

/**
 * Loads what the form for a new complaint needs: the staff who may handle the complaint, with the current staff member
 * first, and today's date as the last possible day of receipt.
 */
export async function loadNewComplaint(staff: Staff, now: Instant) {
  const handlers = await listHandlers();
  const isMe = ({ id }: { readonly id: string }) => id === staff.id;
  return {
    handlers: [...handlers.filter(isMe), ...handlers.filter((handler) => !isMe(handler))],
    today: dayOf(now, firm().zone),
  };
}

/** Loads a complaint with its history. Undefined for an unknown reference. */
export async function loadComplaint(
  staff: Staff,
  reference: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
) {
  const entry = await readComplaint(staff, reference);
  if (!entry) return undefined;
  const [events, handlers] = await Promise.all([listRegisterEvents("complaint", entry.id), listHandlers()]);
  const ombudsman = organisationLinks(await loadClaims(locale), ombudsmanKeys);
  return { ...entry, events, handlers, days: registerDays(now), source: profile().id, ombudsman };
}

/** Keys of the claims about ombudsman bodies. A Canadian firm can have the first claim, a British firm the second. */
const ombudsmanKeys = ["compliance.obsi", "compliance.financial-ombudsman"];

/**
 * Loads the open data requests and complaints that are overdue or due within five working days. Returns at most five
 * data requests and at most five complaints, with the earliest deadlines first. Returns no data requests if the staff
 * member may not manage data requests, and no complaints if the staff member may not manage complaints.
 */
export async function loadNearDuties(
  staff: Staff,
  now: Instant,
): Promise<{ readonly duties: readonly Duty[]; readonly days: DueDays }> {
  const days = registerDays(now);
  const [requests, complaints] = await Promise.all([
    isAllowed(staff.role, "data-requests.manage") ? listRequestsDue(days.near) : [],
    isAllowed(staff.role, "complaints.manage") ? listComplaintsDue(days.near) : [],
  ]);
  return { duties: [...requests, ...complaints].toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)), days };
}

/** Loads a client's data requests and complaints from the registers that the staff member may read. */
export async function loadRegistersOf(staff: Staff, clientId: string) {
  const [requests, complaints] = await Promise.all([
    isAllowed(staff.role, "data-requests.manage") ? listRequestsOf(clientId) : [],
    isAllowed(staff.role, "complaints.manage") ? listComplaintsOf(clientId) : [],
  ]);
  return { requests, complaints };
}
