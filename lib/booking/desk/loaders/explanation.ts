import { explainStart } from "@/lib/availability/queries/start";
import { nearestFree } from "@/lib/availability/queries/slots";
import { office } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { instantsAt } from "@/lib/platform/time/zone";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";
import type { Locale } from "@/lib/platform/i18n/locales";

import { nameAdvisers } from "../queries/calendar-advisers";
import type { ExplainedStart } from "../slot-explanation";

/** The fields of the form: a day and a time in the office's zone, and the id of a service. */
export type ExplanationQuery = { readonly day?: unknown; readonly time?: unknown; readonly service?: unknown };

export type SlotExplanation = {
  readonly services: readonly { readonly id: string; readonly name: string }[];
  readonly day: Day | undefined;
  readonly time: string | undefined;
  readonly serviceId: string | undefined;
  /** Undefined until the form is sent with a valid day, a valid time and an existing service. */
  readonly answer: ExplainedStart | undefined;
};

type ExplanationRequest = {
  readonly locale: Locale;
  readonly query: ExplanationQuery;
  readonly exceptBookingId?: string | undefined;
  readonly now: Instant;
};

/**
 * Explains for each adviser of a service why a time is free or not free, and finds the nearest free times. The time is
 * in the office's zone.
 */
export async function loadExplanation(
  _staff: Staff,
  { locale, query, exceptBookingId, now }: ExplanationRequest,
): Promise<SlotExplanation> {
  const catalogue = await listCatalogue(now);
  const service = catalogue.find(({ id }) => id === query.service);
  const day = isDay(query.day) ? query.day : undefined;
  const time = typeof query.time === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(query.time) ? query.time : undefined;
  const [hours = 0, minutes = 0] = time?.split(":").map(Number) ?? [];
  const [start] = day && time ? instantsAt(day, hours * 60 + minutes, firm().zone) : [];
  return {
    services: catalogue.map((each) => ({ id: each.id, name: textOf(each, locale).name })),
    day,
    time,
    serviceId: service?.id,
    answer:
      service === undefined || start === undefined
        ? undefined
        : await answerFor({ service, start, now, office: office(), exceptBookingId }),
  };
}

/** Explains for each adviser of the service which rules prevent this start, and finds the three nearest free times. */
export async function answerFor(request: Parameters<typeof explainStart>[0]): Promise<ExplainedStart> {
  const [explanations, slots] = await Promise.all([explainStart(request), nearestFree({ ...request, count: 3 })]);
  const ids = [...explanations.map(({ adviserId }) => adviserId), ...slots.flatMap(({ adviserIds }) => adviserIds)];
  const names = await nameAdvisers(ids);
  const gives = explanations.filter(({ rules }) => !rules.includes("no-skill") && !rules.includes("adviser-inactive"));
  return {
    start: request.start,
    advisers: gives
      .map(({ adviserId, rules }) => ({ id: adviserId, name: names.get(adviserId) ?? "", rules }))
      .sort((a, b) => a.rules.length - b.rules.length || a.name.localeCompare(b.name)),
    nearest: slots
      .map(({ start, adviserIds }) => ({ start, adviser: names.get(adviserIds[0] ?? "") ?? "" }))
      .sort((a, b) => a.start - b.start),
  };
}
