import type { Staff } from "@/lib/platform/auth/staff";
import { byteOrderMark, csvAmount, csvLine } from "@/lib/platform/csv/write";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";

import { costPerBooking } from "../costs/returns";
import type { Amount } from "../costs/returns";
import { dimensions } from "../reports/dimension";
import type { Dimension } from "../reports/dimension";
import { funnel } from "../reports/queries/funnel";
import { outcomes } from "../reports/queries/outcomes";
import { topRows, visitSeries } from "../reports/queries/visits";
import { loadReturns, rightsOf, scopeOfView } from "./loaders";
import type { View } from "./view";

/** The tables of the page that can be downloaded. */
export const csvTables = [...dimensions, "days", "funnel", "money", "returns"] as const;
export type CsvTable = (typeof csvTables)[number];

type Rows = readonly (readonly (string | number)[])[];

/** A list in a file has all its rows, up to a number that no firm reaches. */
const mostRows = 100_000;

/**
 * A table of the page as the text of a CSV file. Values are the codes of the statistics. Undefined if the staff member
 * may not see the table.
 */
export async function loadTable(
  staff: Staff,
  { table, view }: { readonly table: CsvTable; readonly view: View },
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<string | undefined> {
  const { seesMoney } = rightsOf(staff);
  if (table === "returns" && !seesMoney) return undefined;
  const rows = await rowsOf(table, view, { locale, now, seesMoney });
  return byteOrderMark + rows.map((cells) => csvLine(cells.map(String), locale)).join("");
}

type Reader = { readonly locale: Locale; readonly now: Instant; readonly seesMoney: boolean };

function rowsOf(table: CsvTable, view: View, reader: Reader): Promise<Rows> {
  switch (table) {
    case "days":
      return dayRows(view, reader);
    case "funnel":
      return funnelRows(view, reader);
    case "money":
      return moneyRows(view, reader);
    case "returns":
      return returnRows(view, reader);
    default:
      return listRows(table, view, reader);
  }
}

async function dayRows(view: View, { locale, now }: Reader): Promise<Rows> {
  const t = translatorFor(locale, "analytics");
  const { period, filters } = scopeOfView(view, now);
  const { days } = await visitSeries(period, filters);
  const head = [t("chart.day"), t("chart.visitors"), t("chart.visits"), t("chart.views"), t("csvTables.bounces")];
  return [head, ...days.map(({ day, visitors, visits, hits, bounces }) => [day, visitors, visits, hits, bounces])];
}

async function listRows(dimension: Dimension, view: View, { locale, now }: Reader): Promise<Rows> {
  const t = translatorFor(locale, "analytics");
  const { period, filters } = scopeOfView(view, now);
  const { rows } = await topRows(dimension, period, filters, mostRows);
  const measures = [t("chart.visitors"), t("chart.visits"), t("csvTables.hits"), t("csvTables.bounces")];
  const head = [t(`dimensions.${dimension}`), ...measures, t("csvTables.seconds"), withoutHyphens(t("lists.bookings"))];
  return [
    head,
    ...rows.map(({ value, visitors, visits, hits, bounces, seconds, booked }) => [
      ...[value, visitors, visits, hits, bounces],
      ...[Math.round(seconds), booked],
    ]),
  ];
}

async function funnelRows(view: View, { locale, now }: Reader): Promise<Rows> {
  const t = translatorFor(locale, "analytics");
  const { period, filters } = scopeOfView(view, now);
  const steps = await funnel(period, filters);
  return [
    [t("funnel.step"), t("csvTables.code"), t("funnel.now"), t("funnel.time")],
    ...steps.flatMap(({ step, count, medianSeconds, errors }) => [
      [step, "", count, medianSeconds === undefined ? "" : Math.round(medianSeconds)],
      ...(errors ?? []).map(({ code, field, count: met }) => [
        step,
        field === undefined ? code : `${code}.${field}`,
        met,
        "",
      ]),
    ]),
  ];
}

async function moneyRows(view: View, { locale, now, seesMoney }: Reader): Promise<Rows> {
  const t = translatorFor(locale, "analytics");
  const { rows, total } = await outcomes(view.by, scopeOfView(view, now).period, locale);
  const currencies = seesMoney ? total.money.map(({ currency }) => currency) : [];
  const counts = (["booked", "held", "missed", "cancelled"] as const).map((name) => withoutHyphens(t(`money.${name}`)));
  const money = currencies.flatMap((currency) => [
    `${t("csvTables.paid")} ${currency}`,
    `${t("csvTables.refunded")} ${currency}`,
  ]);
  return [
    [t(`money.name.${view.by}`), ...counts, ...money],
    ...rows.map(({ name, booked, held, missed, cancelled, money: own }) => [
      ...[name, booked, held, missed, cancelled],
      ...currencies.flatMap((currency) => {
        const of = own.find((each) => each.currency === currency);
        return [csvAmount(of?.paidMinor ?? 0, locale), csvAmount(of?.refundedMinor ?? 0, locale)];
      }),
    ]),
  ];
}

/** One line for each campaign and currency. */
async function returnRows(view: View, { locale, now }: Reader): Promise<Rows> {
  const t = translatorFor(locale, "analytics");
  const rows = await loadReturns(scopeOfView(view, now).period, view.campaign);
  const counts = (["clicks", "leads", "bookings"] as const).map((name) => withoutHyphens(t(`returns.${name}`)));
  const amounts = [t("returns.cost"), t("returns.perBooking"), t("returns.revenue")];
  return [
    [t("returns.campaign"), t("csvTables.value"), ...counts, t("csvTables.currency"), ...amounts],
    ...rows.flatMap((row) => {
      const perBooking = costPerBooking(row);
      const currencies = [...new Set([...row.costs, ...row.revenues].map(({ currency }) => currency))].toSorted();
      return (currencies.length === 0 ? [""] : currencies).map((currency) => [
        ...[row.names.join(" / "), row.code, row.clicks, row.leads, row.bookings, currency],
        ...[row.costs, perBooking, row.revenues].map((list) => amountIn(list, currency, locale)),
      ]);
    }),
  ];
}

const microsPerMinor = 10_000;

function amountIn(amounts: readonly Amount[], currency: string, locale: Locale): string {
  const amount = amounts.find((each) => each.currency === currency);
  return amount ? csvAmount(Math.round(Number(amount.micros) / microsPerMinor), locale) : "";
}

/** Headings of narrow columns have soft hyphens, which a file does not need. */
const withoutHyphens = (text: string) => text.replaceAll("\u00ad", "");
