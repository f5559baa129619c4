/**
 * Rules that both profiles share today. Each profile includes them and can override a rule.
 *
 * Clients can change or cancel an appointment online until 12 hours before its start. A reminder is sent 24 hours
 * before the start, so clients have 12 hours to react to it. The limit also prevents clients from cancelling an
 * adviser's first appointment of the day during the night. Later cancellations are possible by phone or email and are
 * never charged.
 */
export const sharedRules = {
  cancellation: { onlineNoticeMinutes: 12 * 60, feeMinor: 0 },
  horizonDays: 365,
} as const;

/** A demonstration has confirmed everything on the day on which its first record was written. */
export const sampleConfirmations = {
  hours: "2026-01-05",
  "meeting-modes": "2026-01-05",
  articles: "2026-01-05",
  questions: "2026-01-05",
} as const;

/** Builds the same opening hours for each of the given weekdays. */
export function hoursOn<Day extends number>(weekdays: readonly Day[], opensHour: number, closesHour: number) {
  return weekdays.map((weekday) => ({ weekday, opensMinute: opensHour * 60, closesMinute: closesHour * 60 }));
}
