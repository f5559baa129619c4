/**
 * Rules that both profiles share today. Each stands by itself in a profile, so that a firm may differ.
 *
 * Online changes end 12 hours before the start: the reminder of the day before still leaves its reader half a day to
 * act on it, and an adviser never finds out in the morning that the first hour has gone. Past it a person is
 * reached by phone or mail, who can always cancel; nobody is ever charged for cancelling.
 */
export const sharedRules = {
  cancellation: { onlineNoticeMinutes: 12 * 60, feeMinor: 0 },
  horizonDays: 365,
} as const;

/** The same hours on each of these days. */
export function hoursOn<Day extends number>(weekdays: readonly Day[], opensHour: number, closesHour: number) {
  return weekdays.map((weekday) => ({ weekday, opensMinute: opensHour * 60, closesMinute: closesHour * 60 }));
}
