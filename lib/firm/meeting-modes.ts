/**
 * How a client may meet an adviser. The list is in a separate file so that forms do not load the schema of the firm's
 * record.
 */
export const meetingModes = ["phone", "video", "in-person"] as const;
export type MeetingMode = (typeof meetingModes)[number];

/** Parses ways to meet that are separated by commas. Undefined if one is unknown. */
export function readModes(value: string): { readonly meetingModes: readonly MeetingMode[] } | undefined {
  const modes = value.split(",").map((part) => part.trim());
  const isKnown = (mode: string): mode is MeetingMode => (meetingModes as readonly string[]).includes(mode);
  return modes.every(isKnown) ? { meetingModes: modes } : undefined;
}
