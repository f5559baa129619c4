import { isStep } from "@/lib/booking/journey";
import type { Step } from "@/lib/booking/journey";
import { isCurrency } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { isDay, isMonth, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import { isZone } from "@/lib/platform/time/zone-id";

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What the address asks for. A part that makes no sense is as good as absent: a bad query is the default view. */
export type WizardQuery = {
  readonly step: Step | undefined;
  readonly service: string | undefined;
  /** Chosen at the price table. Only for the step that chooses the service: later steps show what the draft holds. */
  readonly currency: Currency | undefined;
  readonly isReset: boolean;
  /** From a link for visitors in a hurry. */
  readonly isUrgent: boolean;
  /** The draft that was being filled is there no more. */
  readonly isGone: boolean;
  /** What was to be confirmed had been changed elsewhere. */
  readonly isChanged: boolean;
};

/** Which days and times are asked for. */
export type WhenQuery = {
  readonly month: Month | undefined;
  readonly day: Day | undefined;
  readonly zone: string | undefined;
};

export function readWizardQuery(raw: RawQuery): WizardQuery {
  const named = first(raw.step);
  const service = first(raw.service);
  const code = first(raw.currency);
  const currency = isCurrency(code) ? code : undefined;
  // A link to a service, or from a price table, opens the step that chooses it, whatever was answered before.
  const isLink = service !== undefined || currency !== undefined;
  const step = isStep(named) ? named : isLink ? "service" : undefined;
  return {
    step,
    service,
    currency: step === "service" ? currency : undefined,
    isReset: first(raw.reset) === "1",
    isUrgent: first(raw.urgent) === "1",
    isGone: first(raw.gone) === "1",
    isChanged: first(raw.changed) === "1",
  };
}

export function readWhenQuery(raw: RawQuery): WhenQuery {
  const day = first(raw.day);
  const month = first(raw.month);
  const zone = first(raw.tz);
  const chosen = isDay(day) ? day : undefined;
  return {
    day: chosen,
    month: isMonth(month) ? month : chosen && monthOf(chosen),
    zone: isZone(zone) ? zone : undefined,
  };
}

/** Said twice, the first time counts. */
export function first(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}
