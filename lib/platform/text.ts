import { z } from "zod";

import { parseLocale } from "./i18n/locales";
import { findSecret } from "./security/secrets";

/** Shapes for what people type. Every message is a code, a key of `messages/*.json -> fields`. */

// Line breaks in a name would reach a mail's header; control characters are refused by PostgreSQL or hide text.
// U+FFFD stands where bytes were no text: what was meant is lost already.
// eslint-disable-next-line no-control-regex -- the characters are the subject
const lineControls = /[\u0000-\u001f\u007f\u2028\u2029\ufffd]/;
// eslint-disable-next-line no-control-regex -- the characters are the subject
const textControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** What messengers and address books put round a name or a number to keep its direction: nobody sees it or means it. */
const withoutMarks = (text: string) => text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
/** The same for what has no letters that could need joining. */
const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, "");

function refuseSecrets(text: string, context: z.RefinementCtx): void {
  if (findSecret(text) === "certain") context.addIssue({ code: "custom", message: "secretFound" });
}

/** Characters that somebody can see: a name of two zero-width spaces is none. */
const seen = (text: string) => [...text.replace(/[\p{Cf}\p{Cn}\p{Co}]/gu, "")].length;

type Lengths = { readonly min?: number; readonly max: number; readonly tooShort: string; readonly tooLong: string };

/** One line: trimmed, composed, lengths in characters, without line breaks, control characters or wallet secrets. */
export function line({ min = 0, max, tooShort, tooLong }: Lengths) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? tooShort : "invalid") })
    .transform((text) => withoutMarks(text.normalize("NFC")).trim())
    .pipe(
      z
        .string()
        .refine((text) => seen(text) >= min, tooShort)
        .refine((text) => [...text].length <= max, tooLong)
        .refine((text) => !lineControls.test(text) && text.isWellFormed(), "invalid")
        .superRefine(refuseSecrets),
    );
}

/** Several lines: as `line`, with line breaks kept as "\n". */
export function prose({ min = 0, max, tooShort, tooLong }: Lengths) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? tooShort : "invalid") })
    .transform((text) => withoutMarks(text.normalize("NFC")).replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .refine((text) => seen(text) >= min, tooShort)
        .refine((text) => [...text].length <= max, tooLong)
        .refine((text) => !textControls.test(text) && text.isWellFormed(), "invalid")
        .superRefine(refuseSecrets),
    );
}

/** An address as it is stored: lower case, at most 254 characters (RFC 5321). */
export const email = z
  .string({ error: "emailInvalid" })
  .transform((text) => withoutInvisible(text).trim().toLowerCase())
  .pipe(z.email({ error: "emailInvalid" }).max(254, "emailInvalid").superRefine(refuseSecrets));

/** 10 to 15 digits, counted without spaces, brackets, dots, dashes and a leading plus; kept as typed. */
export const phone = z
  .string({ error: (issue) => (issue.input === undefined ? "phoneTooShort" : "invalid") })
  .transform((text) => withoutInvisible(text).trim())
  .pipe(
    z.string().superRefine((text, context) => {
      const digits = text.replace(/^\+/, "").replace(/[\s().\-\u2010-\u2015]/g, "");
      const fault = !/^\d*$/.test(digits)
        ? "phoneInvalid"
        : digits.length < 10
          ? "phoneTooShort"
          : digits.length > 15 || text.length > 40
            ? "phoneTooLong"
            : undefined;
      if (fault) context.addIssue({ code: "custom", message: fault });
    }),
  );

/** A box that must be ticked. */
export function ticked(code: string) {
  return z.literal(true, { error: code });
}

/** A language we have, by any tag of it. */
export const localeTag = z
  .string({ error: "unknownLocale" })
  .max(35, "unknownLocale")
  .refine((tag) => parseLocale(tag) !== undefined, "unknownLocale");
