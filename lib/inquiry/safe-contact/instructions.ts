import { z } from "zod";

import { isTicked } from "@/lib/platform/forms/form-state";
import { findSecret } from "@/lib/platform/wallet-secrets/secrets";
import { prose } from "@/lib/platform/text";

import { safeContactInstructions } from "./names";

/**
 * Schemas for the visitor's instructions on how we may contact them safely. Every error message is a key in the section
 * `fields` of `messages/*.json`.
 */

const instruction = z.boolean({ error: "invalid" }).optional();
const instructions = { noVoicemail: instruction, noTexts: instruction, emailOnly: instruction, discreet: instruction };

/**
 * The visitor's note. The note is rejected if it contains a string that looks like a private key. Such a string may be
 * a transaction hash, but a note on safe contact needs no hash either.
 */
const note = prose({ max: 200, tooShort: "invalid", tooLong: "safeContactTooLong" })
  .refine((text) => findSecret(text) !== "doubtful", "secretFound")
  .optional();

/** The schema of the API's field `safeContact`. */
export const safeContactSchema = z.object({ ...instructions, note });

export type SafeContact = z.infer<typeof safeContactSchema>;

/**
 * The fields of `safeContactSchema` for a form. A form's fields are not nested, so the name `safeContactNote` tells the
 * note apart from other notes in the form.
 */
export const safeContactFields = { ...instructions, safeContactNote: note };

type Flat = z.infer<z.ZodObject<typeof safeContactFields>>;

/** Converts a submitted form to the input of `safeContactFields`. Leaves out unticked checkboxes and an empty note. */
export function readSafeContact(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const ticked = safeContactInstructions.filter((name) => isTicked(fields[name])).map((name) => [name, true] as const);
  return {
    ...Object.fromEntries(ticked),
    safeContactNote: fields.safeContactNote?.trim() ? fields.safeContactNote : undefined,
  };
}

/** Converts a form's instructions and note to the API's format. Undefined if the visitor gave neither. */
export function toSafeContact({
  noVoicemail,
  noTexts,
  emailOnly,
  discreet,
  safeContactNote,
}: Flat): SafeContact | undefined {
  const given = { noVoicemail, noTexts, emailOnly, discreet, note: safeContactNote };
  return Object.values(given).some((answer) => answer !== undefined && answer !== false && answer !== "")
    ? given
    : undefined;
}

/** Replaces a form's flat instruction fields with the field `safeContact`. */
export function nestSafeContact<Fields extends Flat>({
  noVoicemail,
  noTexts,
  emailOnly,
  discreet,
  safeContactNote,
  ...others
}: Fields) {
  return { ...others, safeContact: toSafeContact({ noVoicemail, noTexts, emailOnly, discreet, safeContactNote }) };
}
