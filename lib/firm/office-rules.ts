/**
 * Rules that both profiles share today. Each profile lists them separately, so that a profile can override a rule.
 *
 * Clients can change or cancel an appointment online until 12 hours before its start. The reminder is sent the day
 * before, so clients have half a day to react to it. The limit also prevents clients from cancelling an adviser's first
 * appointment of the day during the night. Later cancellations are possible by phone or email and are never charged.
 */
export const sharedRules = {
  cancellation: { onlineNoticeMinutes: 12 * 60, feeMinor: 0 },
  horizonDays: 365,
} as const;

/** Builds opening hours that are the same on each of these weekdays. */
export function hoursOn<Day extends number>(weekdays: readonly Day[], opensHour: number, closesHour: number) {
  return weekdays.map((weekday) => ({ weekday, opensMinute: opensHour * 60, closesMinute: closesHour * 60 }));
}
