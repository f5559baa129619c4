import { z } from "zod";

import { textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import { line, prose } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { claimKinds } from "./claim";
import { factField, leftOutField, optionalLocales, plainFacts, textFacts, textField } from "./fields";

const lengths = { tooShort: "required", tooLong: "tooLong" } as const;
const text = (max: number) => line({ max, ...lengths }).default("");
const day = z
  .union([z.literal(""), z.custom<Day>(isDay, "dateNotIso").refine((value) => value < "2100-01-01", "dayTooFar")])
  .default("")
  .transform((value) => (value === "" ? null : value));

/** The fields of all texts and facts, by their names in the form. */
const contentFields = Object.fromEntries([
  ...locales.flatMap((locale) => [
    [textField("text", locale), text(300)],
    [textField("source", locale), text(300)],
    [textField("limits", locale), prose({ max: 600, ...lengths }).default("")],
    ...textFacts.map((fact) => [factField(fact, locale), text(120)]),
  ]),
  ...plainFacts.map((fact) => [factField(fact), text(120)]),
]) as Readonly<Record<string, z.ZodType<string>>>;

const leftOut = z.object(
  Object.fromEntries(optionalLocales.map((locale) => [leftOutField(locale), z.literal("true").optional()])),
);

const evidence = z.object({
  evidenceUrl: line({ max: 500, ...lengths })
    .default("")
    .transform((address) => (address === "" ? null : address)),
  evidenceDatedOn: day,
  expiresOn: day,
  ownerId: z
    .union([z.uuid(), z.literal("")])
    .default("")
    .transform((id) => (id === "" ? null : id)),
});

const draft = z.object({ values: z.object(contentFields), leftOut, evidence });

export type ClaimInput = z.infer<typeof draft>;

/** A note of the first person to the second one. */
const note = line({ max: 300, ...lengths }).optional();

/** Whether a form also proposes the claim. */
const intent = z.enum(["keep", "propose"]).default("keep");

export const newClaimSchema = draft.extend({ kind: z.enum(claimKinds, { error: "required" }), note, intent });
export const editedClaimSchema = draft.extend({
  id: z.uuid(),
  version: z.coerce.number().int().positive(),
  note,
  intent,
});

/** Sorts the fields of a form into the parts of the schema. A field that is missing is empty. */
export function readClaimForm(form: FormData): unknown {
  return sortClaimFields(textFields(form));
}

/** Sorts fields as `readClaimForm` does. */
export function sortClaimFields(fields: Readonly<Record<string, string>>): unknown {
  return { ...fields, values: fields, leftOut: fields, evidence: fields };
}

/** The proposal or confirmation that the form is about, and the claim whose page shows it. */
const act = { id: z.uuid(), claim: z.uuid() } as const;

export const confirmSchema = z.object({
  ...act,
  /** The second person says that they compared the evidence. */
  compared: z.literal("true", { error: "claimCompare" }),
});

export const sendBackSchema = z.object({
  ...act,
  reason: prose({ min: 3, max: 500, tooShort: "reasonTooShort", tooLong: "reasonTooLong" }),
});

export const endSchema = z.object(act);
export const removeFileSchema = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() });

/** The ids of the claims to propose, or of the proposals to confirm, at once. */
const ids = z.array(z.uuid()).min(1, "required").max(200);
export const proposeAllSchema = z.object({ ids });
export const confirmAllSchema = z.object({ ids, compared: z.literal("true", { error: "claimCompare" }) });

/** Reads a form with several checkboxes of one name. */
export function readChosen(form: FormData): unknown {
  return { ids: form.getAll("ids"), compared: form.get("compared") ?? undefined };
}
