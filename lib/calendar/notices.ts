/** What the last action on an adviser's calendar did, as codes in the URL. */
export const calendarNotices = ["feed-ended", "calendar-connected", "calendar-asked", "calendar-disconnected"] as const;
