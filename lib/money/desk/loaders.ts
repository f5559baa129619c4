import { z } from "zod";

import { bankNewsDraft } from "@/lib/booking/emails/bank-news";
import { loadEmailBooking } from "@/lib/booking/emails/load";
import { firm } from "@/lib/firm/settings-snapshot";
import { shownName } from "@/lib/inquiry/person/person-name";
import { currenciesWithoutRate, lacksRate } from "@/lib/money/account/invoice/seller";
import { recordBookingReading } from "@/lib/platform/auth/access-record";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { missingProof } from "@/lib/platform/auth/reauthenticate";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import { cursorIn, cursorQuery, toListPage } from "@/lib/platform/list/list-page";
import { searchedText } from "@/lib/platform/list/searched-text";
import { isMonth, monthOf } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findAccount, listMovements } from "./queries/account";
import type { Account } from "./queries/account";
import { listAccounts, listTotals } from "./queries/list";
import { isSearched } from "./queries/searched";
import { listOpenDisputes } from "./queries/open-disputes";
import { untoldNews } from "./queries/untold-news";
import { paymentViews, viewNames } from "./tabs";
import type { PaymentView } from "./tabs";

/** Formats a client's name. The name is undefined if the staff member may not see personal details. */
const named = (name: string | undefined, locale: Locale) => (name === undefined ? undefined : shownName(name, locale));

/** The language and the time of the page. */
type Reading = { readonly locale: Locale; readonly now: Instant };

/** The query of the page of payments. Its cursor is the reference of a booking. */
export const paymentsQuery = z.object({
  view: z.enum(viewNames).default("open"),
  q: searchedText,
  month: z.string().refine(isMonth).optional(),
  ...cursorQuery(/^[\w-]{1,20}$/),
});

/**
 * Loads one page of the payments in the chosen view, the totals of this view by currency, and the number of bookings in
 * every view. With a searched text, all of them are only about the bookings that match it.
 */
export async function loadPayments(
  staff: Staff,
  { view, month, q, ...query }: z.output<typeof paymentsQuery>,
  { locale, now }: Reading,
) {
  const scope = scopeOf(staff, "bookings");
  const today = dayOf(now, firm().zone);
  const cursor = cursorIn(query);
  const isFound = q === "" ? undefined : isSearched(q, firm().referencePrefix);
  const [all, totals] = await Promise.all([
    listAccounts(scope, { view, today, cursor, isFound }),
    listTotals(scope, { today, isFound }),
  ]);
  const rows = all.map((row) => ({ ...row, name: named(row.name, locale) }));
  const ofView = (name: PaymentView) =>
    totals.filter(({ state }) => (paymentViews[name] as readonly string[]).includes(state));
  const currencies = [...new Set(ofView(view).map(({ currency }) => currency))];
  const sums = currencies.map((currency) => {
    const of = ofView(view).filter((total) => total.currency === currency);
    const sum = (key: "invoicedMinor" | "receivedMinor" | "refundedMinor" | "owedMinor") =>
      of.reduce((minor, total) => minor + total[key], 0);
    return {
      currency,
      invoicedMinor: sum("invoicedMinor"),
      receivedMinor: sum("receivedMinor"),
      refundedMinor: sum("refundedMinor"),
      owedMinor: sum("owedMinor"),
    };
  });
  return {
    view,
    text: q,
    page: toListPage(rows, { cursor, placeOf: ({ reference }) => reference }),
    today,
    totals: sums,
    counts: viewNames.map((name) => ({ view: name, count: ofView(name).reduce((sum, { count }) => sum + count, 0) })),
    month: month ?? monthOf(today),
    thisMonth: monthOf(today),
    isExportReady: missingProof(staff, now) === undefined,
  };
}

/**
 * Loads the payments of one booking. Returns undefined if the booking is unknown or outside the staff member's scope,
 * or if it has neither invoices nor payments.
 */
export async function loadAccount(staff: Staff, reference: string, { locale, now }: Reading) {
  const { zone } = firm();
  const today = dayOf(now, zone);
  const account = await findAccount(staff, reference, today);
  if (!account) return undefined;
  await recordBookingReading(staff, account, "payments");
  return {
    ...account,
    name: named(account.name, locale),
    ...(await listMovements(account.id)),
    newsEmail: await loadNewsEmail(account, now),
    today,
    zone,
    lacksRate: lacksRate(account.balance.currency),
    canChange: isAllowed(staff.role, "payments.change"),
    opensBooking: mayOpen(staff.role, "/dashboard/bookings/{reference}"),
    opensClient: mayOpen(staff.role, "/dashboard/clients/{id}"),
    hasEmail: account.email !== null,
  };
}

/**
 * Loads the email about the bank's decision that staff may send. Null if the client has no email address. Undefined if
 * there is no decision, or if the client was told about it.
 */
async function loadNewsEmail({ id, balance }: Account, now: Instant) {
  if (!(await untoldNews(id, balance))) return undefined;
  const booking = await loadEmailBooking(id, now);
  if (!booking) return null;
  const { subject, title, lead, blocks } = bankNewsDraft(booking);
  const texts = blocks.flatMap((block) => (block.kind === "text" ? block.text : []));
  return { locale: booking.locale, subject, title, paragraphs: [capitalised(lead, booking.locale), ...texts] };
}

/**
 * Counts the bookings with an overdue payment and the bookings with a due refund, and lists those with a disputed
 * payment and the currencies without an exchange rate, for the page Today. Returns null if the staff member may not
 * read payments.
 */
export async function loadDuePayments(staff: Staff, now: Instant) {
  if (!isAllowed(staff.role, "payments.read")) return null;
  const totals = await listTotals(scopeOf(staff, "bookings"), { today: dayOf(now, firm().zone) });
  const count = (name: "overdue" | "toRefund") =>
    totals.filter(({ state }) => state === name).reduce((sum, total) => sum + total.count, 0);
  const disputes = await listOpenDisputes(scopeOf(staff, "bookings"));
  const withoutRate = currenciesWithoutRate();
  return { overdue: count("overdue"), toRefund: count("toRefund"), disputes, withoutRate };
}
