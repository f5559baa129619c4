import { z } from "zod";

import { filledFields, isTicked } from "@/lib/platform/forms/form-state";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { line } from "@/lib/platform/text";

const day = z.string("required").refine(isDay, "invalid");
const minute = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "invalid")
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

const daysShape = z.object({
  /** Undefined for the whole office. */
  adviserId: z.uuid().optional(),
  firstDay: day,
  /** Undefined for a single day. */
  lastDay: day.optional(),
  /** Undefined if the days are closed. */
  opens: minute.optional(),
  closes: minute.optional(),
  /** Whether an adviser's hours also hold while the office is closed. */
  closures: z.literal("true").optional(),
});

type TypedDays = z.output<typeof daysShape>;

function refuseHours(
  { opens, closes, closures }: Omit<TypedDays, "firstDay" | "lastDay">,
  context: z.RefinementCtx,
): void {
  const missing = opens === undefined ? "opens" : "closes";
  if ((opens === undefined) !== (closes === undefined))
    context.addIssue({ code: "custom", path: [missing], message: "hoursBoth" });
  // Midnight at the end of the day is written "00:00".
  if (opens !== undefined && closes !== undefined && closes !== 0 && closes <= opens)
    context.addIssue({ code: "custom", path: ["closes"], message: "hoursReversed" });
  if (closures && opens === undefined && closes === undefined)
    context.addIssue({ code: "custom", path: ["opens"], message: "hoursBoth" });
}

/** Days that one adviser or the office closes, or on which other hours hold. */
const proposedDays = daysShape.superRefine(refuseHours).transform(toChange);

function toChange({ adviserId, firstDay, lastDay, opens, closes, closures }: TypedDays) {
  return {
    kind: "days" as const,
    adviserId: adviserId ?? null,
    firstDay: firstDay as Day,
    lastDay: (lastDay ?? firstDay) as Day,
    hours: opens === undefined || closes === undefined ? null : { opens, closes: closes === 0 ? 1440 : closes },
    opensOnClosures: closures === "true" && adviserId !== undefined,
  };
}

const proposedHoliday = z
  .object({ holiday: day })
  .transform(({ holiday }) => ({ kind: "holiday" as const, day: holiday as Day }));

/** The change in the query of a page's address. */
export const changeQuery = z.object({
  firstDay: z.string().optional(),
  lastDay: z.string().optional(),
  opens: z.string().optional(),
  closes: z.string().optional(),
  closures: z.string().optional(),
  holiday: z.string().optional(),
});

/** Reads the proposed change from the address. Undefined if there is none, or one that cannot be read. */
export function readChange(query: z.output<typeof changeQuery>, adviserId: string | null) {
  if (query.holiday !== undefined && adviserId === null) return proposedHoliday.safeParse(query).data;
  if (query.firstDay === undefined) return undefined;
  return proposedDays.safeParse({ ...query, ...(adviserId !== null && { adviserId }) }).data;
}

/** The adviser in the address of the page with the form. Undefined on the page of the office's closed days. */
const page = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,99}$/)
  .optional();

/** The first form: only the days, which are then shown with the appointments on them. */
export const checkedDays = z.object({ page, ...daysShape.shape }).superRefine(refuseHours);

/** The change in the first form. */
export const changeOf = toChange;

export const savedChange = z.object({
  page,
  proposed: z.union([proposedHoliday, proposedDays]),
  note: line({ max: 100, tooShort: "required", tooLong: "tooLong" }).optional(),
  /** The version of the list of appointments that the page showed. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  offers: z.boolean(),
});

/** Reads the form that saves a change. Two buttons send it, and the second one asks for no offers. */
export function readSavedChange(form: FormData): unknown {
  const { page: adviser, note, version, offers, ...proposed } = filledFields(form);
  return { page: adviser, proposed, note, version, offers: isTicked(offers) };
}

/** Saved days off or closed days. */
export const daysTarget = z.object({ page, id: z.uuid() });
export const holidayTarget = z.object({ day });

/** Saved days off or closed days, or a public holiday. */
export const closedTarget = z.union([
  z.object({ page, exceptionId: z.uuid() }),
  z.object({ holiday: day.transform((text) => text as Day) }),
]);
export const offerTarget = z.object({ page, reference: z.string().max(20) });
