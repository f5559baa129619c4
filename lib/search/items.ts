import { fullName, shownName } from "@/lib/inquiry/person/person-name";
import { isInstructed, safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import { unionOfCodes } from "@/lib/inquiry/safe-contact/union";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatPhone } from "@/lib/platform/contact/phone";
import { dayFromDate } from "@/lib/platform/time/day";
import { formatCalendarDay, formatDay, formatMoment, zoneCity } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";

import type { CaseWithValue, FoundCase } from "./queries/cases";
import type { FoundBooking, FoundClient, FoundInquiry } from "./queries/people";

/** A result of the search. `href` is the English path of a page. */
export type SearchItem = { readonly label: string; readonly detail: string; readonly href: string };

export type ItemReader = Reader & { readonly locale: Locale };

type ClientContext = {
  readonly reader: ItemReader;
  /**
   * The safe-contact codes of the client's records. Undefined if staff must give a reason before they open the client's
   * file.
   */
  readonly ways: readonly (readonly string[])[] | undefined;
};

/**
 * Returns the search result for a client: name, safe-contact instructions, email address and phone number. If `ways` is
 * undefined, the result shows only the client's name and city.
 */
export function clientItem(client: FoundClient, { reader, ways }: ClientContext): SearchItem {
  const { id, email, phone, zone } = client;
  const t = translatorFor(reader.locale, "safeContact");
  const codes = unionOfCodes(ways ?? []);
  const instructions = safeContactInstructions.filter((name) => isInstructed(codes, name)).map((name) => t(name));
  return {
    label: shownName(fullName(client), reader.locale),
    detail: ways
      ? [...instructions, email, formatPhone(phone)].filter(Boolean).join(", ")
      : zoneCity(zone, reader.locale),
    href: `/dashboard/clients/${id}`,
  };
}

/**
 * Returns the search result for a booking. Without `hasPersonalDetails`, the result shows the reference in place of the
 * client's name.
 */
export function bookingItem(
  { reference, firstName, lastName, startsAt }: FoundBooking,
  hasPersonalDetails: boolean,
  reader: ItemReader,
): SearchItem {
  const at = formatMoment(startsAt.getTime(), reader);
  const href = `/dashboard/bookings/${reference}`;
  return hasPersonalDetails
    ? { label: shownName(fullName({ firstName, lastName }), reader.locale), detail: `${reference}, ${at}`, href }
    : { label: reference, detail: at, href };
}

/** Returns the search result for a message or lead: the sender's name, the reference and the day of receipt. */
export function inquiryItem(inquiry: FoundInquiry, reader: ItemReader): SearchItem {
  const { reference, createdAt } = inquiry;
  return {
    label: fullName(inquiry),
    detail: `${reference}, ${formatDay(createdAt.getTime(), reader)}`,
    href: `/dashboard/inbox/${reference}`,
  };
}

/**
 * Returns the search result for a case: the client's name and the reference. If the case was found by a value, also
 * says where the value is, and how many other cases have it.
 */
export function caseItem(found: FoundCase | CaseWithValue, { locale }: ItemReader): SearchItem {
  const { reference, client } = found;
  const t = translatorFor(locale, "search");
  const parts = "place" in found ? [t(`places.${found.place}`), t("others", { count: found.others })] : [];
  return {
    label: shownName(fullName(client), locale),
    detail: [reference, ...parts].filter(Boolean).join(", "),
    href: `/dashboard/clients/${client.id}/cases/${reference}`,
  };
}

type Entry = { readonly reference: string; readonly receivedOn: Date };

/**
 * Returns the search result for a data request or complaint. `page` is the path of the list, such as
 * "/dashboard/complaints".
 */
export const registerItem = ({ reference, receivedOn }: Entry, page: string, { locale }: ItemReader): SearchItem => ({
  label: reference,
  detail: formatCalendarDay(dayFromDate(receivedOn), locale),
  href: `${page}/${reference}`,
});
