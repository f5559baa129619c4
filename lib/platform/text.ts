import { z } from "zod";

import { emailPattern, withAsciiDomain } from "./contact/email-address";
import { parseLocale } from "./i18n/locales";
import { maxPhoneText, readPhone } from "./contact/phone-text";
import { findSecret } from "./wallet-secrets/secrets";

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

/** The limits of a text for the API's document. They apply to the trimmed text. */
const limits = ({ min = 0, max }: Pick<Lengths, "min" | "max">) => ({
  ...(min > 0 && { minLength: min }),
  maxLength: max,
});

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
        .refine((text) => [...text].length <= max, tooLong)
        .refine((text) => visibleLength(text) >= min, tooShort)
        .refine((text) => !lineControls.test(text) && text.isWellFormed(), "invalid")
        .superRefine(refuseSecrets),
    )
    .meta(limits({ min, max }));
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
        .refine((text) => [...text].length <= max, tooLong)
        .refine((text) => visibleLength(text) >= min, tooShort)
        .refine((text) => !textControls.test(text) && text.isWellFormed(), "invalid")
        .superRefine(refuseSecrets),
    )
    .meta(limits({ min, max }));
}

/** A name of one character in a script that writes whole names so: Han, Hangul or kana. */
const oneCharacterName = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** A name of 2 to 50 characters, or of one in a script where one is a whole name. */
function personName(tooShort: string, tooLong: string) {
  return line({ min: 1, max: 50, tooShort, tooLong })
    .refine((name) => visibleLength(name) >= 2 || oneCharacterName.test(name), tooShort)
    .describe("2 to 50 characters, or one of Han, Hangul or kana.");
}

/** A person's first name, 2 to 50 characters. */
export const firstName = personName("firstNameTooShort", "firstNameTooLong");

/** A person's last name, 2 to 50 characters. */
export const lastName = personName("lastNameTooShort", "lastNameTooLong");

/**
 * An email address in lower case, at most 254 characters (RFC 5321). Its domain is converted to ASCII. Of the browsers,
 * only Chromium does this.
 */
export const email = z
  .string({ error: "emailInvalid" })
  .max(mostTyped(254), "emailInvalid")
  .transform((text) => withAsciiDomain(withoutInvisible(text).trim().toLowerCase()))
  .pipe(z.email({ pattern: emailPattern, error: "emailInvalid" }).max(254, "emailInvalid").superRefine(refuseSecrets))
  .meta({ format: "idn-email", maxLength: 254 });

/** The digits that every number has, whatever its country (ITU-T E.164 for the maximum). */
const [fewestDigits, mostDigits] = [4, 15];

/** An email address that staff type, of any form that can be sent to. Its domain is converted to ASCII too. */
export const typedEmail = z
  .string({ error: "required" })
  .trim()
  .toLowerCase()
  .max(254, "tooLong")
  .transform(withAsciiDomain)
  .pipe(z.email({ error: "emailInvalid" }));

/**
 * A phone number with optional spaces, brackets, dots, dashes, slashes, a leading plus or 00, and an extension. The
 * text is stored as typed. How many digits it needs depends on the country, which the server checks in
 * `phone-fields.ts`.
 */
export const phone = z
  .string({ error: (issue) => (issue.input === undefined ? "phoneTooShort" : "invalid") })
  .max(mostTyped(maxPhoneText), "phoneTooLong")
  .transform((text) => withoutInvisible(text).trim())
  .pipe(
    z.string().superRefine((text, context) => {
      const { digits, wrong } = readPhone(text.slice(0, maxPhoneText));
      const code =
        wrong !== undefined
          ? `phoneInvalid:${wrong}`
          : digits.length < fewestDigits
            ? `phoneTooShort:${digits.length}`
            : digits.length > mostDigits || text.length > maxPhoneText
              ? `phoneTooLong:${digits.length}`
              : undefined;
      if (code) context.addIssue({ code: "custom", message: code });
    }),
  )
  .meta({
    minLength: fewestDigits,
    maxLength: maxPhoneText,
    description:
      "10 to 15 digits with the country's calling code, or a valid number of the country. Spaces, brackets, dots, " +
      "dashes, slashes, a leading + or 00 and an extension are allowed.",
  });

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
