/**
 * How a client may meet an adviser. This is separate from the record's schema, so that forms do not load that schema.
 */
export const meetingModes = ["phone", "video", "in-person"] as const;
export type MeetingMode = (typeof meetingModes)[number];
