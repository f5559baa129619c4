import { z } from "zod";

import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { readLanguages, readLines } from "@/lib/platform/parse/read-fields";
import { textFields } from "@/lib/platform/forms/form-state";

import { bankSchema, isIban } from "../../bank";
import { factLine } from "../../settings";

const note = z.string().trim().max(300, "staffReasonTooLong").optional();
/** The id of the file that the form has uploaded. */
const statement = z
  .union([z.uuid(), z.literal("")])
  .optional()
  .transform((id) => id || undefined);
const bankLine = z.string().trim().min(1, "required").max(100, "tooLong");
const account = bankLine
  .refine((line) => /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){4}/u.test(line), "accountInvalid")
  .refine(
    (line) => !/^(?:IBAN\b|[A-Z]{2}\d{2}\s?[\dA-Z]{4})/i.test(line) || isIban(line.replace(/^IBAN:?/i, "")),
    "ibanInvalid",
  );

/** The form that proposes bank details. */
export const proposedBank = z
  .object({ holder: bankLine, account, others: z.array(bankLine).max(5, "tooLong"), note, file: statement })
  .transform(({ holder, account: first, others, note: text, file }) => ({
    content: { holder, lines: [first, ...others] },
    note: text || undefined,
    file,
  }))
  .refine(({ content }) => bankSchema.safeParse(content).success, { path: ["account"], message: "invalid" });

/** Converts the form, in which the other lines are one text. */
export function readBankForm(form: FormData): unknown {
  const fields = textFields(form);
  return { ...fields, others: readLines(fields.others) };
}

const sentence = factLine;

/** The form that proposes the sentence on how to pay. An empty text proposes to have none. */
export const proposedWords = z
  .object({ paymentText: z.record(z.enum(locales), z.string()), note })
  .transform(({ paymentText, note: text }, { issues }) => {
    const typed = siteLocales().filter((locale) => paymentText[locale] !== "");
    if (typed.length === 0) return { content: null, note: text || undefined };
    const wrong = siteLocales().filter((locale) => !sentence.safeParse(paymentText[locale]).success);
    for (const locale of wrong)
      issues.push({
        code: "custom",
        input: paymentText,
        path: [`paymentText.${locale}`],
        message: paymentText[locale] === "" ? "required" : "invalid",
      });
    if (wrong.length > 0) return z.NEVER;
    const textOf = (locale: Locale) => paymentText[locale] || paymentText.en;
    return { content: { en: textOf("en"), de: textOf("de"), "fr-CA": textOf("fr-CA") }, note: text || undefined };
  });

export const readWordsForm = (form: FormData): unknown => {
  const fields = textFields(form);
  return { ...fields, paymentText: readLanguages(fields, "paymentText") };
};

const id = z.uuid();

export const confirmedPayment = z.object({
  id,
  lastFour: z
    .string()
    .transform((typed) => typed.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase())
    .optional(),
});
export const refusedPayment = z.object({
  id,
  reason: z.string().trim().min(1, "required").max(300, "staffReasonTooLong"),
});
export const endedPayment = z.object({ id });
