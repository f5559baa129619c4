import { isStep } from "@/lib/booking/wizard/journey";
import type { Step } from "@/lib/booking/wizard/journey";
import { isSold } from "@/lib/firm/sold-currencies";
import type { Currency } from "@/lib/platform/money/money";
import { isDay, isMonth, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import { isZone } from "@/lib/platform/time/zone-id";

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The wizard's query parameters. An invalid parameter is ignored, so a bad query shows the default view. */
export type WizardQuery = {
  readonly step: Step | undefined;
  readonly service: string | undefined;
  /** Set by links in the price table. Only the service step uses it; later steps use the draft's currency. */
  readonly currency: Currency | undefined;
  readonly isReset: boolean;
  /** Set by links for visitors who need help quickly. */
  readonly isUrgent: boolean;
  /** Set after "Leave booking": "time" if a time was reserved for the visitor, otherwise "answers". */
  readonly left: "time" | "answers" | undefined;
  /** The draft no longer exists. */
  readonly isDraftGone: boolean;
  /** Nothing was booked, because the visitor changed the answers in another window. */
  readonly isChanged: boolean;
  /** The visitor changed the service, so the time chosen for the former service is no longer held. */
  readonly isReplaced: boolean;
};

/**
 * The query parameters of a calendar. Only the page that moves a booking uses `zone`. The booking wizard stores the
 * time zone in the draft instead.
 */
export type CalendarQuery = {
  readonly month: Month | undefined;
  readonly day: Day | undefined;
  readonly zone: string | undefined;
};

export function readWizardQuery(raw: RawQuery): WizardQuery {
  const name = firstValue(raw.step);
  const service = firstValue(raw.service);
  const code = firstValue(raw.currency);
  const left = firstValue(raw.left);
  const currency = isSold(code) ? code : undefined;
  // A link with a service or a currency opens the service step, even if the draft is further along.
  const isLink = service !== undefined || currency !== undefined;
  const step = isStep(name) ? name : isLink ? "service" : undefined;
  return {
    step,
    service,
    currency: step === "service" ? currency : undefined,
    isReset: firstValue(raw.reset) === "1",
    isUrgent: firstValue(raw.urgent) === "1",
    left: left === "time" || left === "answers" ? left : undefined,
    isDraftGone: firstValue(raw.gone) === "1",
    isChanged: firstValue(raw.changed) === "1",
    isReplaced: firstValue(raw.replaced) === "1",
  };
}

export function readCalendarQuery(raw: RawQuery): CalendarQuery {
  const day = firstValue(raw.day);
  const month = firstValue(raw.month);
  const zone = firstValue(raw.timeZone);
  const chosen = isDay(day) ? day : undefined;
  return {
    day: chosen,
    month: isMonth(month) ? month : chosen && monthOf(chosen),
    zone: isZone(zone) ? zone : undefined,
  };
}

/** The value of a parameter, or its first value if the parameter is repeated. */
export function firstValue(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}
