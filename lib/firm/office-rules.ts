/**
 * Rules that both profiles share today. Each profile lists them separately, so that a profile can have other rules.
 *
 * Clients can change or cancel an appointment online until 12 hours before its start. This leaves them half a day after
 * the reminder, which is sent the day before, and an adviser's first appointment does not vanish overnight. Later
 * cancellations are possible by phone or email and are never charged.
 */
export const sharedRules = {
  cancellation: { onlineNoticeMinutes: 12 * 60, feeMinor: 0 },
  horizonDays: 365,
} as const;

/** Builds opening hours that are the same on each of these weekdays. */
export function hoursOn<Day extends number>(weekdays: readonly Day[], opensHour: number, closesHour: number) {
  return weekdays.map((weekday) => ({ weekday, opensMinute: opensHour * 60, closesMinute: closesHour * 60 }));
}
