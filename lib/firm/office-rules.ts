/**
 * Rules that both profiles share today. Each profile lists them separately, so that a firm may differ.
 *
 * Online changes end 12 hours before the start. Clients then still have half a day after the reminder of the day
 * before, and an adviser's first appointment does not vanish overnight. Later cancellations are possible by phone or
 * email and are never charged.
 */
export const sharedRules = {
  cancellation: { onlineNoticeMinutes: 12 * 60, feeMinor: 0 },
  horizonDays: 365,
} as const;

/** Opening hours that are the same on each of these days. */
export function hoursOn<Day extends number>(weekdays: readonly Day[], opensHour: number, closesHour: number) {
  return weekdays.map((weekday) => ({ weekday, opensMinute: opensHour * 60, closesMinute: closesHour * 60 }));
}
