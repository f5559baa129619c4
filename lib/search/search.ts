import { listOpenFiles } from "@/lib/clients/commands/access";
import { fullName, shownName } from "@/lib/inquiry/person-name";
import { needsToReadClients } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Instant } from "@/lib/platform/time/instant";

import { caseItem, clientItem, bookingItem, inquiryItem, registerItem } from "./items";
import type { ItemReader, SearchItem } from "./items";
import { withNear } from "./near";
import {
  findBookings,
  findCases,
  findClients,
  findInquiries,
  findRegisterEntries,
  groupSize,
  listBookingCodes,
} from "./queries";
import { readTerms } from "./terms";
import type { SearchTerms } from "./terms";

export type SearchKind = "booking" | "client" | "message" | "lead" | "case" | "dataRequest" | "complaint";

export type SearchGroup = { readonly kind: SearchKind; readonly items: readonly SearchItem[] };

type Options = {
  readonly bookingPrefix: string;
  /** The language of the staff member and the time zone of the office. */
  readonly reader: ItemReader;
  readonly now: Instant;
};

/**
 * Finds the records that match the typed text and that the staff member may see. Clients come first. Groups without
 * results are omitted.
 */
export async function search(staff: Staff, typed: string, options: Options): Promise<readonly SearchGroup[]> {
  const terms = readTerms(typed, options.bookingPrefix);
  if (!terms) return [];
  const groups = [...(await searchPeople(staff, terms, options)), ...(await searchFiles(staff, terms, options))];
  return groups.filter(({ items }) => items.length > 0);
}

async function searchPeople(staff: Staff, terms: SearchTerms, { reader, now }: Options): Promise<SearchGroup[]> {
  const [ofClients, ofBookings] = [scopeOf(staff, "clients"), scopeOf(staff, "bookings")];
  // Staff without access to personal details can search only for references. A search for names would reveal whether a
  // person is a client.
  const isPersonal = terms.references.length === 0;
  const mayFind = !isPersonal || ofBookings.hasPersonalDetails;
  const mayRead = (permission: "inbox.read" | "leads.read") => mayFind && isAllowed(staff.role, permission);
  const inquiries = (table: "contact_messages" | "leads") =>
    withNear(terms, {
      find: (each) => findInquiries(table, each),
      keyOf: ({ reference }) => reference,
      most: groupSize,
    });
  const [clients, messages, leads] = await Promise.all([
    isPersonal && mayFind && ofClients.advisers.length > 0
      ? withNear(terms, { find: (each) => findClients(ofClients, each), keyOf: ({ id }) => id, most: groupSize })
      : [],
    mayRead("inbox.read") ? inquiries("contact_messages") : [],
    mayRead("leads.read") ? inquiries("leads") : [],
  ]);
  const clientIds = clients.map(({ id }) => id);
  const exact = { terms, isSimilar: false };
  const [bookings, open] = await Promise.all([
    mayFind && ofBookings.advisers.length > 0 ? findBookings(ofBookings, exact, clientIds) : [],
    listOpenFiles(staff, clientIds, now),
  ]);
  const careful = open.size === 0 ? [] : await listBookingCodes([...open]);
  return [
    {
      kind: "client",
      items: clients.map((client) => {
        const codes = careful.filter(({ clientId }) => clientId === client.id).map(({ safeContact }) => safeContact);
        return clientItem(client, { reader, ways: open.has(client.id) ? [client.safeContact, ...codes] : undefined });
      }),
    },
    { kind: "booking", items: bookings.map((booking) => bookingItem(booking, ofBookings.hasPersonalDetails, reader)) },
    { kind: "message", items: messages.map((message) => inquiryItem(message, reader)) },
    { kind: "lead", items: leads.map((lead) => inquiryItem(lead, reader)) },
  ];
}

/** Cases, data requests and complaints are found by reference only. */
async function searchFiles(staff: Staff, { references }: SearchTerms, { reader }: Options): Promise<SearchGroup[]> {
  if (references.length === 0) return [];
  const mayRead = (needs: Parameters<typeof isAllowed>[1]) => isAllowed(staff.role, needs);
  const [cases, requests, complaints] = await Promise.all([
    mayRead(needsToReadClients) ? findCases(scopeOf(staff, "clients"), references) : [],
    mayRead("data-requests.manage") ? findRegisterEntries("dataRequest", references) : [],
    mayRead("complaints.manage") ? findRegisterEntries("complaint", references) : [],
  ]);
  return [
    { kind: "case", items: cases.map((each) => caseItem(each, shownName(fullName(each.client), reader.locale))) },
    { kind: "dataRequest", items: requests.map((each) => registerItem(each, "/dashboard/data-requests", reader)) },
    { kind: "complaint", items: complaints.map((each) => registerItem(each, "/dashboard/complaints", reader)) },
  ];
}
