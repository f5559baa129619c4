import { z } from "zod";

import { findSecret } from "@/lib/platform/security/secrets";
import { prose } from "@/lib/platform/text";

import { safeContactInstructions } from "./safe-contact-names";

/** The visitor's instructions on how we may contact them safely. Messages are codes of `fields`. */

const instruction = z.boolean({ error: "invalid" }).optional();
const instructions = { noVoicemail: instruction, noTexts: instruction, emailOnly: instruction, discreet: instruction };

/** The note needs no long codes, so possible transaction hashes are refused together with keys. */
const note = prose({ max: 200, tooShort: "invalid", tooLong: "safeContactTooLong" })
  .refine((text) => findSecret(text) !== "doubtful", "secretFound")
  .optional();

/** `safeContact` of the API. */
export const safeContactSchema = z.object({ ...instructions, note });

export type SafeContact = z.infer<typeof safeContactSchema>;

/** The same for a form, whose fields are flat. */
export const safeContactFields = { ...instructions, safeContactNote: note };

type Flat = z.infer<z.ZodObject<typeof safeContactFields>>;

/** Converts a form's fields to the schema's input. An unticked box and an empty note count as no answer. */
export function readSafeContact(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const ticked = safeContactInstructions
    .filter((name) => fields[name] === "true" || fields[name] === "on")
    .map((name) => [name, true] as const);
  return {
    ...Object.fromEntries(ticked),
    safeContactNote: fields.safeContactNote?.trim() ? fields.safeContactNote : undefined,
  };
}

/** A form's instructions in the API's shape; undefined if there are none. */
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

/** Moves a form's flat instructions into `safeContact`. */
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
