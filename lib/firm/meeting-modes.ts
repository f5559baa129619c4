/**
 * How a client may meet an adviser. The list is in a separate file so that forms do not load the schema of the firm's
 * record.
 */
export const meetingModes = ["phone", "video", "in-person"] as const;
export type MeetingMode = (typeof meetingModes)[number];
