/**
 * The stored codes by their names in forms and the API. They are separate from the schema, so that pages do not load
 * its checks.
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

/** Whether the stored instructions include this one. */
export function isInstructed(stored: readonly string[], name: SafeContactInstruction): boolean {
  return stored.includes(safeContactCodes[name]);
}
