import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { languageControl } from "@/lib/platform/parse/field-names";
import { readLanguages } from "@/lib/platform/parse/read-fields";
import { line, prose } from "@/lib/platform/text";

import { faultsOf } from "./faults";

const maxName = 60;
export const maxTemplate = 3_000;
export const maxSignature = 300;

const perLanguage = <T extends z.ZodType>(text: T) =>
  z.object({ en: text, de: text, "fr-CA": text } satisfies Record<Locale, T>);

const names = perLanguage(line({ max: maxName, tooShort: "required", tooLong: "templateNameTooLong" }));

function checked(max: number) {
  return prose({ max, tooShort: "required", tooLong: "templateTooLong" }).superRefine((text, context) => {
    const { tradingName, legalName } = firm();
    for (const message of faultsOf(text, [tradingName, legalName])) context.addIssue({ code: "custom", message });
  });
}

const facts = z
  .object({
    name: names,
    text: perLanguage(checked(maxTemplate)),
    serviceId: z
      .string()
      .regex(/^(?:[0-9a-f]{24})?$/)
      .transform((id) => (id === "" ? null : id)),
    endsContact: z.boolean(),
  })
  .superRefine(({ name, text }, context) => {
    const isEmpty = locales.every((locale) => name[locale] === "" && text[locale] === "");
    for (const locale of locales) {
      const halves = [
        ["name", name[locale], text[locale]],
        ["text", text[locale], name[locale]],
      ] as const;
      for (const [field, half, other] of halves)
        if (half === "" && (other !== "" || (isEmpty && locale === "en")))
          context.addIssue({ code: "custom", path: [field, locale], message: isEmpty ? "required" : "templatePair" });
    }
  });

/** The template and the version of it that the staff member saw. */
export const templateTarget = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() });

/** The form that adds a template. */
export const addedTemplate = facts.transform((each) => ({ facts: each }));
/** The form that changes a template. */
export const changedTemplate = z.intersection(templateTarget, addedTemplate);

/** The template that moves in the list, and the direction. */
export const moveSchema = templateTarget.pick({ id: true }).extend({ direction: z.enum(["up", "down"]) });

/** The signatures of a staff member. An empty one is replaced by the default. */
export const signatureSchema = z.object({ signature: perLanguage(checked(maxSignature)) });

const inEach = (name: string) => ({ name, controls: locales.map((locale) => languageControl(name, locale)) });

/** Converts the form of a template. After an edit conflict, reads for each field the value that the user chose. */
export function readTemplateForm(form: FormData): unknown {
  const fields = chosenFields(form, [inEach("name"), inEach("text"), "serviceId", "endsContact"]);
  return {
    ...fields,
    name: readLanguages(fields, "name"),
    text: readLanguages(fields, "text"),
    serviceId: fields.serviceId ?? "",
    endsContact: isTicked(fields.endsContact),
  };
}

/** Converts the form of the signatures. */
export function readSignatureForm(form: FormData): unknown {
  return { signature: readLanguages(textFields(form), "signature") };
}
