import { z } from "zod";

import { findSecret } from "@/lib/platform/security/secrets";
import { prose } from "@/lib/platform/text";

import { safeContactInstructions } from "./safe-contact-names";

/** The visitor's instructions on how we may contact them safely. Errors are message keys in `fields`. */

const instruction = z.boolean({ error: "invalid" }).optional();
const instructions = { noVoicemail: instruction, noTexts: instruction, emailOnly: instruction, discreet: instruction };

/** The visitor's note. A note does not need a transaction hash, so a string that may be a hash or a key is rejected. */
const note = prose({ max: 200, tooShort: "invalid", tooLong: "safeContactTooLong" })
  .refine((text) => findSecret(text) !== "doubtful", "secretFound")
  .optional();

/** The schema of the API's field `safeContact`. */
export const safeContactSchema = z.object({ ...instructions, note });

export type SafeContact = z.infer<typeof safeContactSchema>;

/** The fields of a form for the same instructions. A form cannot nest fields, so they are next to its other fields. */
export const safeContactFields = { ...instructions, safeContactNote: note };

type Flat = z.infer<z.ZodObject<typeof safeContactFields>>;

/** Converts a form's fields to the schema's input. An unticked checkbox and an empty note count as unanswered. */
export function readSafeContact(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const ticked = safeContactInstructions
    .filter((name) => fields[name] === "true" || fields[name] === "on")
    .map((name) => [name, true] as const);
  return {
    ...Object.fromEntries(ticked),
    safeContactNote: fields.safeContactNote?.trim() ? fields.safeContactNote : undefined,
  };
}

/** Converts a form's instructions to the API's format. Undefined if there are no instructions. */
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
