import { profile } from "@/lib/firm/profile";
import { keptCount, setPeriodNames, setPeriods } from "@/lib/firm/retention";
import type { SetPeriod } from "@/lib/firm/retention";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import { receivedKeptDays } from "@/lib/inquiry/inbox/kept-emails";
import { newsletterKept } from "@/lib/newsletter/commands/sweep";
import type { Locale } from "@/lib/platform/i18n/locales";
import { eventsKeptMonths } from "@/lib/statistics/commands/sweep";
import { copiesKeptDays } from "@/lib/platform/mail/sent-emails";
import type { Instant } from "@/lib/platform/time/instant";

export type Period = { readonly count: number; readonly unit: "day" | "month" | "year" };

/**
 * The retention periods that the privacy policy names and the worker applies. Each period begins with the event in its
 * comment.
 */
const fixed = {
  /**
   * Begins with the arrival of a message or request that seems to come from a bot, or of test data from an advertising
   * platform.
   */
  quarantine: { count: 30, unit: "day" },
  /** The period for the copy of an email. Begins when the email is sent. */
  emailCopy: { count: copiesKeptDays, unit: "day" },
  /** The period for a received email as it came. Begins with its arrival. */
  receivedEmail: { count: receivedKeptDays, unit: "day" },
  /** The period for the click id of an advertisement. Begins when the lead or the booking arrives. */
  clickId: { count: 90, unit: "day" },
  /** The period for an event of the statistics. Begins with the event. */
  visit: { count: eventsKeptMonths, unit: "month" },
  /** Begins with a request for the newsletter. Applies if the request is never confirmed. */
  unconfirmed: { count: newsletterKept.unconfirmed, unit: "day" },
  /** The period for the proof of consent to the newsletter. Begins with the end of the subscription. */
  newsletterProof: { count: newsletterKept.ended / 365, unit: "year" },
} as const satisfies Record<string, Period>;

/**
 * The periods that the firm can set within the bounds of `lib/firm/retention.ts`.
 *
 * The file of a client: begins with the latest of these events: the file is created, an appointment ends, a document is
 * added, a case is closed. The shortest length follows from the limitation periods in the firm's country.
 *
 * Payments: begins with the end of the calendar year of a payment or an invoice. The laws set the minimum of years:
 *
 * - Canada, six years after the end of the year: Excise Tax Act, section 286(3), and Income Tax Act, section 230(4)(b).
 *   One year is added, because a fiscal year may end after the calendar year.
 * - United Kingdom, six years: the Value Added Tax Act 1994, schedule 11, paragraph 6(3), lets HMRC require up to six
 *   years, and HMRC's Notice 700/21 requires all six.
 * - Germany, eight years from the end of the year: section 147(3) and (4) of the Abgabenordnung and section 14b(1) of
 *   the Umsatzsteuergesetz, both shortened from ten years by the Viertes Bürokratieentlastungsgesetz of 23 October 2024
 *   (BGBl. 2024 I Nr. 323). The firm says in the settings whether German tax law applies. PAYMENTS_KEPT_YEARS of the
 *   server can only make the period longer.
 *
 * Inquiries: begins with the last contact about a message or request that led to no appointment.
 */
function setPeriod(name: SetPeriod): Period {
  const kept = keptCount(name, firm().retention, profile().id);
  return { count: name === "payments" ? Math.max(kept, env().PAYMENTS_KEPT_YEARS ?? 0) : kept, unit: setPeriods[name] };
}

export type PeriodName = keyof typeof fixed | SetPeriod;
export const periodNames = [...setPeriodNames, ...Object.keys(fixed)] as readonly PeriodName[];

/** The period with this name in the firm's country. */
export function periodOf(name: PeriodName): Period {
  return isSetPeriod(name) ? setPeriod(name) : fixed[name];
}

const isSetPeriod = (name: PeriodName): name is SetPeriod => name in setPeriods;

/** Records are due for deletion if their period began before the returned moment. */
export function keptSince(name: PeriodName, now: Instant): Date {
  const { count, unit } = periodOf(name);
  const since = new Date(now);
  // Tax law counts full calendar years.
  if (name === "payments") return new Date(Date.UTC(since.getUTCFullYear() - count, 0, 1));
  if (unit === "year") since.setUTCFullYear(since.getUTCFullYear() - count);
  else if (unit === "month") since.setUTCMonth(since.getUTCMonth() - count);
  else since.setUTCDate(since.getUTCDate() - count);
  return since;
}

/** The last day on which a record is kept if its period began on the day `began`. It is the reverse of `keptSince`. */
export function keptUntil(name: PeriodName, began: Date): Date {
  const { count, unit } = periodOf(name);
  const until = new Date(began);
  if (name === "payments") return new Date(Date.UTC(until.getUTCFullYear() + count, 11, 31));
  if (unit === "year") until.setUTCFullYear(until.getUTCFullYear() + count);
  else if (unit === "month") until.setUTCMonth(until.getUTCMonth() + count);
  else until.setUTCDate(until.getUTCDate() + count);
  return until;
}

/** "7 years", "12 Monate" or "30 jours". */
export function formatPeriod({ count, unit }: Period, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
