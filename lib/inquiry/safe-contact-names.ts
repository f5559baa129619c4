/** The instructions as they are stored, by their names in forms and API. Apart from the schema, so that a page can list them without loading its checks. */
export const safeContactCodes = {
  noVoicemail: "no-voicemail",
  noTexts: "no-texts",
  emailOnly: "email-only",
  discreet: "discreet",
} as const;

export type SafeContactCode = (typeof safeContactCodes)[keyof typeof safeContactCodes];
export type SafeContactInstruction = keyof typeof safeContactCodes;
export const safeContactInstructions = Object.keys(safeContactCodes) as readonly SafeContactInstruction[];

/** Whether stored instructions hold this one. */
export function isInstructed(stored: readonly string[], name: SafeContactInstruction): boolean {
  return stored.includes(safeContactCodes[name]);
}
