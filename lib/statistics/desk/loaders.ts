import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { findOwnSettings } from "@/lib/staff/queries";

import { readStagedCosts } from "../costs/commands/stage-costs";
import { countReplaced, listCampaignBookings, listCampaignLeads, listCosts } from "../costs/queries/returns";
import { byCurrency, campaignReturns } from "../costs/returns";
import { findRemovedRemark, listRemarks } from "../remarks/queries/remarks";
import type { Dimension } from "../reports/dimension";
import { intervalOf } from "../reports/period";
import type { Period } from "../reports/period";
import { bookingsMade, firstReply } from "../reports/queries/by-day";
import { funnel, funnelRows } from "../reports/queries/funnel";
import { outcomes } from "../reports/queries/outcomes";
import { topRows, visitSeries } from "../reports/queries/visits";
import { figuresOf } from "./figures";
import { comparedPeriod, filtersOf, periodOf } from "./view";
import type { View } from "./view";

type Reader = { readonly locale: Locale; readonly now: Instant };

/** The dimensions that the page lists, in its order. The view chooses between the first and the last page. */
export const listedDimensions = ["source", "campaign", "market", "route", "ends", "device"] as const;

/** How many rows a list has. The CSV file has all. */
export const listedRows = 6;

/** What a staff member may do on the page. Amounts of money are for staff who may read payments. */
export function rightsOf({ role }: Staff) {
  return { mayChange: isAllowed(role, "analytics.change"), seesMoney: isAllowed(role, "payments.read") };
}

/** The periods and filters of a view. */
export function scopeOfView(view: View, now: Instant) {
  const { period, fault } = periodOf(view, dayOf(now, firm().zone));
  return { period, fault, compared: comparedPeriod(view, period), filters: filtersOf(view) };
}

/** Everything that the page of the statistics shows. */
export async function loadAnalytics(staff: Staff, view: View, { locale, now }: Reader) {
  const { period, fault, compared, filters } = scopeOfView(view, now);
  const { mayChange, seesMoney } = rightsOf(staff);
  const listed = listedDimensions.map((name): Dimension => (name === "ends" ? view.ends : name));
  const [visits, before, lists, steps, stepsBefore, rows, money, remarks, returns, settings] = await Promise.all([
    loadFigures(period),
    compared && loadFigures(compared),
    Promise.all(
      listed.map(async (dimension) => ({
        dimension,
        ...(await topRows(dimension, period, filters, listedRows)),
      })),
    ),
    funnel(period, filters),
    compared && funnel(compared, filters),
    funnelRows(view.steps, period, filters),
    outcomes(view.by, period, locale),
    listRemarks(period),
    seesMoney ? loadReturns(period, view.campaign) : undefined,
    findOwnSettings(staff.id),
  ]);
  return {
    period,
    fault,
    compared,
    filters,
    figures: figuresOf(visits, before),
    visits: visits.visits,
    visitsBefore: before?.visits,
    lists,
    steps,
    stepsBefore,
    stepRows: rows,
    money,
    remarks,
    returns,
    wantsEmail: settings.hasStatisticsEmails,
    mayChange,
    seesMoney,
  };

  async function loadFigures(of: Period) {
    const [series, made, reply] = await Promise.all([visitSeries(of, filters), bookingsMade(of), firstReply(of)]);
    return { visits: series, made, reply };
  }
}

export type Analytics = Awaited<ReturnType<typeof loadAnalytics>>;

/** What the campaigns cost in the period and what came of them: all, or those with one code. */
export async function loadReturns(period: Period, code: string | undefined) {
  const interval = intervalOf(period, firm().zone);
  const [costs, leads, bookings] = await Promise.all([
    listCosts(period),
    listCampaignLeads(interval),
    listCampaignBookings(interval),
  ]);
  const all = campaignReturns({ costs, leads, bookings });
  return code === undefined ? all : all.filter((row) => row.code === code);
}

/** A remark that was removed and can be restored. */
export const loadRemovedRemark = findRemovedRemark;

/** What an uploaded file of costs would store. Undefined if the file is no longer kept. */
export async function loadStagedCosts(staff: Staff, id: string, now: Instant) {
  const checked = await readStagedCosts(staff, id, { today: dayOf(now, firm().zone), now });
  if (!checked) return undefined;
  const rows = checked.rows.map(({ value }) => value);
  const days = rows.map(({ day }) => day).toSorted();
  return {
    id,
    problems: checked.problems,
    count: rows.length,
    first: days[0],
    last: days.at(-1),
    campaigns: new Set(rows.map(({ campaign }) => campaign)).size,
    replaced: await countReplaced(rows),
    totals: byCurrency(rows.map(({ currency, costMicros }) => ({ currency, micros: costMicros }))),
    unnamed: [...new Set(rows.filter(({ code }) => code === "other").map(({ campaign }) => campaign))],
  };
}
