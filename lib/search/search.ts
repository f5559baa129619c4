import { searchedHashes } from "@/lib/cases/search-hashes";
import { listOpenFiles } from "@/lib/clients/commands/access";
import { needsToReadClients, needsToReadInbox } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Needs } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Instant } from "@/lib/platform/time/instant";

import { caseItem, clientItem, bookingItem, inquiryItem, registerItem } from "./items";
import type { ItemReader, SearchItem } from "./items";
import { withNear } from "./near";
import type { Found } from "./near";
import { findCases, findCasesWithValue } from "./queries/cases";
import {
  findBookings,
  findBookingsOf,
  findClients,
  findInquiries,
  findRegisterEntries,
  groupSize,
  listBookingCodes,
} from "./queries/people";
import type { FoundBooking, FoundClient, FoundInquiry } from "./queries/people";
import { readTerms } from "./terms";
import type { SearchTerms } from "./terms";

export type SearchKind = "booking" | "client" | "message" | "lead" | "case" | "dataRequest" | "complaint";

export type SearchGroup = {
  readonly kind: SearchKind;
  /** Whether the records only have a name that is similar to the typed text. */
  readonly isSimilar: boolean;
  readonly items: readonly SearchItem[];
};

type Options = {
  readonly bookingPrefix: string;
  /** The language of the staff member and the time zone of the office. */
  readonly reader: ItemReader;
  readonly now: Instant;
};

/**
 * Finds the records that match the typed text and that the staff member may see. Clients come first, and groups with
 * similar matches last. Groups without results are omitted.
 */
export async function search(staff: Staff, typed: string, options: Options): Promise<readonly SearchGroup[]> {
  const terms = readTerms(typed, options.bookingPrefix);
  if (!terms) return [];
  const [people, files] = await Promise.all([
    searchPeople(staff, terms, options),
    searchFiles(staff, { typed, terms }, options),
  ]);
  const groups = [...people, ...files];
  return groups
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => Number(one.isSimilar) - Number(other.isSimilar));
}

async function searchPeople(staff: Staff, terms: SearchTerms, { reader, now }: Options): Promise<SearchGroup[]> {
  const [ofClients, ofBookings] = [scopeOf(staff, "clients"), scopeOf(staff, "bookings")];
  // Staff without access to personal details can search only for references and parts of one. A search for names would
  // reveal whether a person is a client.
  const isPersonal = terms.references.length === 0;
  const mayFind = !isPersonal || ofBookings.hasPersonalDetails;
  const allowed = mayFind ? terms : onlyPart(terms);
  const mayRead = (needs: Needs) => mayFind && isAllowed(staff.role, needs);
  const inquiries = (table: "contact_messages" | "leads") =>
    withNear(terms, {
      find: (each) => findInquiries(staff, table, each),
      keyOf: ({ reference }) => reference,
      most: groupSize,
    });
  const [clients, messages, leads] = await Promise.all([
    isPersonal && mayFind && ofClients.advisers.length > 0
      ? withNear(terms, { find: (each) => findClients(ofClients, each), keyOf: ({ id }) => id, most: groupSize })
      : none,
    mayRead(needsToReadInbox) ? inquiries("contact_messages") : none,
    mayRead(["leads.read", "inbox.read-own"]) ? inquiries("leads") : none,
  ]);
  const [clientIds, similarIds] = [clients.exact.map(({ id }) => id), clients.similar.map(({ id }) => id)];
  const mayFindBookings = allowed !== undefined && ofBookings.advisers.length > 0;
  const [bookings, bookingsOfSimilar, open] = await Promise.all([
    mayFindBookings ? findBookings(ofBookings, { terms: allowed, isSimilar: false }, clientIds) : [],
    mayFindBookings && similarIds.length > 0 ? findBookingsOf(ofBookings, similarIds) : [],
    listOpenFiles(staff, [...clientIds, ...similarIds], now),
  ]);
  const similarBookings = bookingsOfSimilar.filter(({ reference }) =>
    bookings.every((booking) => booking.reference !== reference),
  );
  const careful = open.size === 0 ? [] : await listBookingCodes([...open]);
  const toClient = (client: FoundClient) => {
    const codes = careful.filter(({ clientId }) => clientId === client.id).map(({ safeContact }) => safeContact);
    return clientItem(client, { reader, ways: open.has(client.id) ? [client.safeContact, ...codes] : undefined });
  };
  const toBooking = (booking: FoundBooking) => bookingItem(booking, ofBookings.hasPersonalDetails, reader);
  const toInquiry = (inquiry: FoundInquiry) => inquiryItem(inquiry, reader);
  return [
    ...groupsOf("client", clients, toClient),
    ...groupsOf("booking", { exact: bookings, similar: similarBookings }, toBooking),
    ...groupsOf("message", messages, toInquiry),
    ...groupsOf("lead", leads, toInquiry),
  ];
}

/** Leaves of the terms only the part of a reference. Undefined if there is none. */
const onlyPart = ({ part }: SearchTerms): SearchTerms | undefined =>
  part && { part, references: [], words: [], areNames: false };

const none: Found<never> = { exact: [], similar: [] };

const groupsOf = <Row>(kind: SearchKind, { exact, similar }: Found<Row>, toItem: (row: Row) => SearchItem) => [
  { kind, isSimilar: false, items: exact.map(toItem) },
  { kind, isSimilar: true, items: similar.map(toItem) },
];

type Searched = { readonly typed: string; readonly terms: SearchTerms };

/**
 * Finds cases by reference or by a value in their parties and payments, and data requests and complaints by reference.
 */
async function searchFiles(staff: Staff, { typed, terms }: Searched, { reader }: Options): Promise<SearchGroup[]> {
  const mayRead = (needs: Needs) => isAllowed(staff.role, needs);
  const isByReference = terms.references.length > 0 || terms.part !== undefined;
  const scope = scopeOf(staff, "clients");
  const [cases, withValue, requests, complaints] = await Promise.all([
    mayRead(needsToReadClients) ? findCases(scope, terms) : [],
    mayRead(needsToReadClients) && scope.advisers.length > 0 ? findCasesWithValue(scope, searchedHashes(typed)) : [],
    isByReference && mayRead("data-requests.manage") ? findRegisterEntries("dataRequest", terms) : [],
    isByReference && mayRead("complaints.manage") ? findRegisterEntries("complaint", terms) : [],
  ]);
  const others = cases.filter(({ reference }) => withValue.every((each) => each.reference !== reference));
  const register = (kind: "dataRequest" | "complaint", items: readonly SearchItem[]) => ({
    kind,
    isSimilar: false,
    items,
  });
  return [
    { kind: "case", isSimilar: false, items: [...withValue, ...others].map((each) => caseItem(each, reader)) },
    register(
      "dataRequest",
      requests.map((each) => registerItem(each, "/dashboard/data-requests", reader)),
    ),
    register(
      "complaint",
      complaints.map((each) => registerItem(each, "/dashboard/complaints", reader)),
    ),
  ];
}
