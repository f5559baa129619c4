import { z } from "zod";

import { parseLocale } from "./i18n/locales";
import { findSecret } from "./security/secrets";

/** Schemas for texts that users type. Every error message is a key in the section `fields` of `messages/*.json`. */

// These patterns match characters that are refused. In a name, a line break could start a new header of an email.
// PostgreSQL cannot store U+0000, and other control characters hide text. U+FFFD replaces bytes that were not valid
// text, so the original text is lost.
// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const lineControls = /[\u0000-\u001f\u007f\u2028\u2029\ufffd]/;
// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const textControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** Removes the invisible direction marks that messengers and address books put around names and numbers. */
const withoutMarks = (text: string) => text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
/**
 * Removes all invisible characters. Use it only for email addresses and phone numbers. Other texts need some of these
 * characters, such as the joiners between Persian or Hindi letters.
 */
const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, "");

function refuseSecrets(text: string, context: z.RefinementCtx): void {
  if (findSecret(text) === "certain") context.addIssue({ code: "custom", message: "secretFound" });
}

/** Counts the visible characters. A name of two zero-width spaces has none. */
const visibleLength = (text: string) => [...text.replace(/[\p{Cf}\p{Cn}\p{Co}]/gu, "")].length;

/**
 * The most characters that are read before a text is trimmed and normalised. NFC shortens no text to less than a
 * quarter. The other checks take time in proportion to the length, so a text that is too long is refused before them.
 */
const mostTyped = (max: number) => 4 * max + 1_000;

type Lengths = { readonly min?: number; readonly max: number; readonly tooShort: string; readonly tooLong: string };

/**
 * A schema for one line of text. It trims the text, converts it to Unicode NFC and refuses line breaks, control
 * characters and wallet secrets. Lengths are in characters.
 */
export function line({ min = 0, max, tooShort, tooLong }: Lengths) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? tooShort : "invalid") })
    .max(mostTyped(max), tooLong)
    .transform((text) => withoutMarks(text.normalize("NFC")).trim())
    .pipe(
      z
        .string()
        .refine((text) => [...text].length <= max, { error: tooLong, abort: true })
        .refine((text) => visibleLength(text) >= min, tooShort)
        .refine((text) => !lineControls.test(text) && text.isWellFormed(), "invalid")
        .superRefine(refuseSecrets),
    );
}

/** A schema for several lines of text. It is like `line`, but allows line breaks and normalises them to "\n". */
export function prose({ min = 0, max, tooShort, tooLong }: Lengths) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? tooShort : "invalid") })
    .max(mostTyped(max), tooLong)
    .transform((text) => withoutMarks(text.normalize("NFC")).replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .refine((text) => [...text].length <= max, { error: tooLong, abort: true })
        .refine((text) => visibleLength(text) >= min, tooShort)
        .refine((text) => !textControls.test(text) && text.isWellFormed(), "invalid")
        .superRefine(refuseSecrets),
    );
}

/** A person's first name, 2 to 50 characters. */
export const firstName = line({ min: 2, max: 50, tooShort: "firstNameTooShort", tooLong: "firstNameTooLong" });

/** A person's last name, 2 to 50 characters. */
export const lastName = line({ min: 2, max: 50, tooShort: "lastNameTooShort", tooLong: "lastNameTooLong" });

/** An email address in lower case, at most 254 characters (RFC 5321). */
export const email = z
  .string({ error: "emailInvalid" })
  .max(mostTyped(254), "emailInvalid")
  .transform((text) => withoutInvisible(text).trim().toLowerCase())
  .pipe(z.email({ error: "emailInvalid" }).max(254, "emailInvalid").superRefine(refuseSecrets));

/** 10 to 15 digits with optional spaces, brackets, dots, dashes and a leading plus. The text is stored as typed. */
export const phone = z
  .string({ error: (issue) => (issue.input === undefined ? "phoneTooShort" : "invalid") })
  .max(mostTyped(40), "phoneTooLong")
  .transform((text) => withoutInvisible(text).trim())
  .pipe(
    z.string().superRefine((text, context) => {
      const digits = text.replace(/^\+/, "").replace(/[\s().\-\u2010-\u2015]/g, "");
      const code = !/^\d*$/.test(digits)
        ? "phoneInvalid"
        : digits.length < 10
          ? "phoneTooShort"
          : digits.length > 15 || text.length > 40
            ? "phoneTooLong"
            : undefined;
      if (code) context.addIssue({ code: "custom", message: code });
    }),
  );

/** The ISO 3166 code of a country, such as `CA`. Phone numbers without a leading plus are interpreted with it. */
export const phoneCountry = z.string({ error: "unknownCountry" }).regex(/^[A-Z]{2}$/, "unknownCountry");

/** A checkbox that must be ticked. */
export function ticked(code: string) {
  return z.literal(true, { error: code });
}

/** The tag of a supported language, with or without a region, such as `de` or `de-AT`. */
export const localeTag = z
  .string({ error: "unknownLocale" })
  .max(35, "unknownLocale")
  .refine((tag) => parseLocale(tag) !== undefined, "unknownLocale");
