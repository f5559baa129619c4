import { z } from "zod";

import type { Hours } from "@/lib/availability/schedule";
import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { maxSpans, spanControl, weekdayControl, weekdayNumbers } from "@/lib/platform/parse/field-names";
import type { WeekdayNumber } from "@/lib/platform/parse/field-names";
import { readSpans } from "@/lib/platform/parse/read-fields";
import { isDay } from "@/lib/platform/time/day";

import { adviserTarget } from "./adviser-form";

/** The step of the times in minutes. Each grid of a service has multiples of it. */
const step = 5;
const endOfDay = 24 * 60;

/** The name of the field with the times of a weekday. */
export const weekdayField = (day: WeekdayNumber) => weekdayControl("hours", day);

const day = z
  .string({ error: "dateInvalid" })
  .refine(isDay, "dateInvalid")
  .refine((value) => value >= "2000-01-01" && value <= "2099-12-31", "dateInvalid");

const typed = z.string().max(10);

/** The times of one day. Midnight at the end of a span is the end of the day. */
const spans = z.array(z.object({ from: typed, to: typed })).transform((rows, context): readonly Hours[] => {
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const hours = rows.map(({ from, to }) => ({
    opens: minuteOf(from),
    closes: to === "00:00" ? endOfDay : minuteOf(to),
  }));
  if (rows.some(({ from, to }) => from === "" || to === "")) return refuse("hoursHalf");
  if (hours.some(({ opens, closes }) => Number.isNaN(opens) || Number.isNaN(closes))) return refuse("hoursInvalid");
  if (hours.some(({ opens, closes }) => opens % step !== 0 || closes % step !== 0)) return refuse("hoursOffGrid");
  if (hours.some(({ opens, closes }) => closes <= opens)) return refuse("hoursCrossMidnight");
  const sorted = hours.toSorted((a, b) => a.opens - b.opens);
  const isOverlapping = sorted.some(({ closes }, index) => closes > (sorted[index + 1]?.opens ?? endOfDay));
  return isOverlapping ? refuse("hoursOverlap") : sorted;
});

/** The minute of the day of "09:00". NaN for another text. */
function minuteOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const week = z.object({ 1: spans, 2: spans, 3: spans, 4: spans, 5: spans, 6: spans, 7: spans });

/** One period of weekly hours. `replaces` is the first day of the period that is edited. */
export const hoursForm = adviserTarget
  .extend({ replaces: day.optional(), from: day, to: day.nullable(), hours: week })
  .superRefine(({ from, to, hours }, context) => {
    if (to !== null && to < from) context.addIssue({ code: "custom", path: ["to"], message: "hoursEndBeforeStart" });
    if (Object.values(hours).every((each) => each.length === 0))
      context.addIssue({ code: "custom", path: ["hours", "1"], message: "hoursMissing" });
  })
  .transform(({ id, version, replaces, from, to, hours }) => ({
    id,
    version,
    replaces,
    period: { from, to, week: weekdayNumbers.map((number) => hours[number]) },
  }));

/** A period that has not begun. */
export const plannedHours = adviserTarget.extend({ from: day });

/** Converts the fields of the form. After an edit conflict, reads for each day the version that the user chose. */
export function readHoursForm(form: FormData): unknown {
  const days = weekdayNumbers.map((number) => ({
    name: weekdayField(number),
    controls: Array.from({ length: maxSpans }, (_, index) =>
      (["from", "to"] as const).map((edge) => spanControl(weekdayField(number), index + 1, edge)),
    ).flat(),
  }));
  return readHoursFields(chosenFields(form, ["from", "to", ...days]));
}

/** Converts the same fields, which a preview sends as JSON. */
export function readHoursFields(fields: Readonly<Record<string, string>>): unknown {
  return {
    ...fields,
    to: fields.to?.trim() ? fields.to : null,
    replaces: fields.replaces?.trim() ? fields.replaces : undefined,
    hours: Object.fromEntries(weekdayNumbers.map((number) => [number, readSpans(fields, weekdayField(number))])),
  };
}
