import { z } from "zod";

import { organisationLinks } from "@/lib/firm/claims/claim";
import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { cursorIn, cursorQuery, toListPage } from "@/lib/platform/list/list-page";
import type { ListPage } from "@/lib/platform/list/list-page";
import { searchText } from "@/lib/platform/parse/read-query";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { readComplaint, readComplaints } from "./reads/read-complaints";
import { readDataRequest, readDataRequests } from "./reads/read-data-requests";
import { answerText } from "./answer-text";
import { addWorkingDays, extendedDue, lawsOf } from "./deadlines";
import { registerNotices } from "./notices";
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

/** The query of the page of a register. The place of a page is the reference of an entry. */
export const registerQuery = z.object({
  view: z.enum(["open", "closed"]).default("open"),
  ...cursorQuery(/^[\w-]{1,20}$/),
});

/** The query of the page of an entry. `q` searches for the client whom the entry is about. */
export const entryQuery = z.object({ done: z.enum(registerNotices).optional(), q: searchText });

type Query = z.output<typeof registerQuery>;
type Read<Row> = (staff: Staff, place: ListPlace) => Promise<readonly Row[]>;

async function listRegister<Row extends { readonly reference: string }>(
  read: Read<Row>,
  staff: Staff,
  { view, ...query }: Query,
): Promise<ListPage<Row>> {
  const cursor = cursorIn(query);
  const rows = await read(staff, { isOpen: view === "open", cursor });
  const reading = cursor?.direction === "before" ? rows.toReversed() : rows;
  return toListPage(reading, { cursor, placeOf: ({ reference }) => reference });
}

/** Loads one page of the open or the closed data requests. */
export async function loadDataRequests(staff: Staff, query: Query, now: Instant) {
  return { page: await listRegister(readDataRequests, staff, query), days: registerDays(now) };
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
  const events = await listRegisterEvents("data-request", entry.id);
  return {
    ...entry,
    days,
    events,
    isAcknowledged: events.some(({ action }) => action === "data-request.acknowledged"),
    answerDraft: answerText(entry, languageOf(entry)),
    /** The deadline after an extension. Undefined if an extension is not possible today. */
    extension: canExtend ? later : undefined,
  };
}

/** Loads one page of the open or the closed complaints. */
export async function loadComplaints(staff: Staff, query: Query, now: Instant) {
  return { page: await listRegister(readComplaints, staff, query), days: registerDays(now) };
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
  const places = ombudsman.map(({ name }) => name);
  const answerDraft = answerText({ receivedOn: entry.receivedOn, places }, languageOf(entry));
  return { ...entry, events, handlers, days: registerDays(now), source: profile().id, ombudsman, answerDraft };
}

/** The language of an answer: that of the linked client. */
function languageOf({ client }: { readonly client: { readonly locale: string } | null }): Locale {
  return (client && parseLocale(client.locale)) ?? defaultLocale;
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
