import { holidaysFromTo } from "@/lib/availability/holidays";
import type { Region } from "@/lib/availability/holidays";
import type { ProfileId } from "@/lib/firm/profile";
import { addDays, addMonths, firstDayOf, isDay, monthOf, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Law } from "./registers";

/**
 * How one law sets the last day to answer a request about a person's own data. The period is counted from the day after
 * the receipt of the request. If the last day is on a weekend or a public holiday, some laws move it to the next
 * working day. This code does not move it, because an early answer is never wrong.
 */
type RequestRule = {
  readonly answer: (received: Day) => Day;
  /**
   * The last day to answer if the firm extends the period. The law allows one extension. Before the first deadline, the
   * firm must inform the person of the extension and its reason.
   */
  readonly extended?: (received: Day) => Day;
};

const requestRules: Readonly<Record<Law, RequestRule>> = {
  /**
   * GDPR, article 12(3): one month, which the firm may extend by two months for complex or many requests. Regulation
   * (EEC, Euratom) 1182/71, article 3: the period ends on the day with the same number as the day of receipt. If the
   * month is too short, the period ends on the month's last day.
   */
  gdpr: { answer: (received) => monthsAfter(received, 1), extended: (received) => monthsAfter(received, 3) },
  /**
   * UK GDPR, article 12(3) and, for the length of the period, article 12A, which section 76 of the Data (Use and
   * Access) Act 2025 added. The periods are those of the GDPR. The period may start later if the firm has to wait for
   * proof of identity, but an earlier answer is never wrong.
   */
  "uk-gdpr": { answer: (received) => monthsAfter(received, 1), extended: (received) => monthsAfter(received, 3) },
  /** PIPEDA, section 8(3): thirty days. Section 8(4): at most thirty more days, announced within the first thirty. */
  pipeda: { answer: (received) => addDays(received, 30), extended: (received) => addDays(received, 60) },
  /**
   * Quebec, Act respecting the protection of personal information in the private sector, section 32: thirty days, no
   * extension.
   */
  quebec: { answer: (received) => addDays(received, 30) },
};

/** The last day to answer a request without an extension. `requestRules` has the rule of each law. */
export const requestDue = (law: Law, received: Day): Day => requestRules[law].answer(received);

/** The last day to answer an extended request. Undefined for a law without an extension. */
export const extendedDue = (law: Law, received: Day): Day | undefined => requestRules[law].extended?.(received);

/** The laws that may apply to a person who writes to the firm, the usual law first. */
export const lawsOf: Readonly<Record<ProfileId, readonly [Law, ...Law[]]>> = {
  ca: ["pipeda", "quebec", "gdpr", "uk-gdpr"],
  uk: ["uk-gdpr", "gdpr"],
};

type ComplaintRule = { readonly workingDaysToAcknowledge: number; readonly daysToAnswer: number };

const complaintRules: Readonly<Record<ProfileId, ComplaintRule>> = {
  /**
   * CIRO, Investment Dealer and Partially Consolidated Rules, section 3725: a letter of acknowledgement within five
   * business days, and a substantive answer within ninety days. After ninety days, the ombudsman OBSI accepts a
   * complaint that the firm has not answered.
   */
  ca: { workingDaysToAcknowledge: 5, daysToAnswer: 90 },
  /**
   * FCA Handbook, DISP 1.6.2R: a final answer within eight weeks. DISP 1.6.1R requires a prompt acknowledgement without
   * a number of days. Five working days are this firm's own limit.
   */
  uk: { workingDaysToAcknowledge: 5, daysToAnswer: 56 },
};

/** The last days to acknowledge and to answer a complaint. `region` determines the public holidays. */
export function complaintDue(
  received: Day,
  { profile, region }: { readonly profile: ProfileId; readonly region: Region },
): { readonly acknowledgeBy: Day; readonly answerBy: Day } {
  const { workingDaysToAcknowledge, daysToAnswer } = complaintRules[profile];
  return {
    acknowledgeBy: addWorkingDays(received, workingDaysToAcknowledge, region),
    answerBy: addDays(received, daysToAnswer),
  };
}

/** Adds working days, which are Monday to Friday except the region's public holidays. */
export function addWorkingDays(from: Day, count: number, region: Region): Day {
  // `14 + count * 3` days always contain at least `count` working days, even around Christmas.
  const holidays = holidaysFromTo({ first: from, last: addDays(from, 14 + count * 3) }, { region, overrides: [] });
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5 && !holidays.has(day)) left -= 1;
  }
  return day;
}

/** The same day of the month `count` months later. If that month is too short, its last day. */
function monthsAfter(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const sameNumber = `${month}-${day.slice(8)}`;
  return isDay(sameNumber) ? sameNumber : addDays(firstDayOf(addMonths(month, 1)), -1);
}
