/** How a client may meet an adviser. Apart from the record's schema, so that a form can check an answer without loading that. */
export const meetingModes = ["phone", "video", "in-person"] as const;
export type MeetingMode = (typeof meetingModes)[number];
