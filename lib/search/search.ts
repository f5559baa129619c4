import { fullName, shownName } from "@/lib/inquiry/person-name";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatPhone } from "@/lib/platform/phone";
import { formatDay, formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";

import { findBookings, findClients, findInquiries } from "./queries";
import type { FoundBooking, FoundInquiry } from "./queries";
import { readTerms } from "./terms";
import type { SearchTerms } from "./terms";

export type SearchKind = "booking" | "client" | "message" | "lead";

/** `href` is the English path of a page. */
export type SearchItem = { readonly label: string; readonly detail: string; readonly href: string };
export type SearchGroup = { readonly kind: SearchKind; readonly items: readonly SearchItem[] };

type Options = {
  readonly bookingPrefix: string;
  /** Times are the office's. */
  readonly reader: Reader & { readonly locale: Locale };
};

/** Finds what the staff member may see, people first. Groups without results are omitted. */
export async function search(staff: Staff, typed: string, options: Options): Promise<readonly SearchGroup[]> {
  const terms = readTerms(typed, options.bookingPrefix);
  if (!terms) return [];
  const groups = await searchFor(staff, { terms, isSimilar: false }, options);
  if (groups.length > 0 || terms.words.length === 0) return groups;
  return searchFor(staff, { terms, isSimilar: true }, options);
}

type Search = { readonly terms: SearchTerms; readonly isSimilar: boolean };

async function searchFor(staff: Staff, search: Search, { reader }: Options): Promise<readonly SearchGroup[]> {
  const [ofClients, ofBookings] = [scopeOf(staff, "clients"), scopeOf(staff, "bookings")];
  // Without personal details only a reference can be searched for. Otherwise results would reveal whether a person is a
  // client.
  const isPersonal = search.terms.references.length === 0;
  const mayFind = !isPersonal || ofBookings.hasPersonalDetails;
  const mayRead = (permission: "inbox.read" | "leads.read") => mayFind && isAllowed(staff.role, permission);
  const [clients, messages, leads] = await Promise.all([
    isPersonal && mayFind && ofClients.advisers.length > 0 ? findClients(ofClients, search) : [],
    mayRead("inbox.read") ? findInquiries("contact_messages", search) : [],
    mayRead("leads.read") ? findInquiries("leads", search) : [],
  ]);
  const clientIds = clients.map(({ id }) => id);
  const bookings = mayFind && ofBookings.advisers.length > 0 ? await findBookings(ofBookings, search, clientIds) : [];
  const groups: readonly SearchGroup[] = [
    {
      kind: "client",
      items: clients.map(({ id, firstName, lastName, email, phone }) => ({
        label: shownName(fullName({ firstName, lastName }), reader.locale),
        detail: [email, formatPhone(phone)].filter(Boolean).join(", "),
        href: `/dashboard/clients/${id}`,
      })),
    },
    { kind: "booking", items: bookings.map((booking) => bookingItem(booking, ofBookings.hasPersonalDetails, reader)) },
    { kind: "message", items: messages.map((message) => inquiryItem(message, reader)) },
    { kind: "lead", items: leads.map((lead) => inquiryItem(lead, reader)) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function bookingItem(
  { reference, firstName, lastName, startsAt }: FoundBooking,
  hasPersonalDetails: boolean,
  reader: Options["reader"],
): SearchItem {
  const at = `${formatDay(startsAt.getTime(), reader)}, ${formatTime(startsAt.getTime(), reader)}`;
  const href = `/dashboard/bookings/${reference}`;
  return hasPersonalDetails
    ? { label: shownName(fullName({ firstName, lastName }), reader.locale), detail: `${reference}, ${at}`, href }
    : { label: reference, detail: at, href };
}

function inquiryItem({ reference, firstName, lastName, createdAt }: FoundInquiry, reader: Reader): SearchItem {
  return {
    label: fullName({ firstName, lastName }),
    detail: `${reference}, ${formatDay(createdAt.getTime(), reader)}`,
    href: `/dashboard/inbox/${reference}`,
  };
}
