/**
 * The stored code of each safe-contact instruction. The keys are the names of the instructions in forms and the API.
 * The codes are in a separate file so that pages do not load the schema with its checks.
 */
export const safeContactCodes = {
  noVoicemail: "no-voicemail",
  noTexts: "no-texts",
  emailOnly: "email-only",
  discreet: "discreet",
} as const;

export type SafeContactCode = (typeof safeContactCodes)[keyof typeof safeContactCodes];
export type SafeContactInstruction = keyof typeof safeContactCodes;
export const safeContactInstructions = Object.keys(safeContactCodes) as readonly SafeContactInstruction[];

/** Whether the stored codes include this instruction. */
export function isInstructed(stored: readonly string[], name: SafeContactInstruction): boolean {
  return stored.includes(safeContactCodes[name]);
}

/** The instructions as one field of a staff form, with a checkbox for each instruction. */
export const editedSafeContact = { name: "safeContact", controls: safeContactInstructions } as const;
