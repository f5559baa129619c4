import type { AdviserRule, Busy, Schedule } from "../schedule";

/** An adviser in Toronto who works Monday to Friday from nine to five. */
export function anAdviserRule(changes: Partial<AdviserRule> = {}): AdviserRule {
  return {
    id: "a",
    zone: "America/Toronto",
    isActive: true,
    offersService: true,
    dailyCap: 8,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      opens: 540,
      closes: 1_020,
      validFrom: "2020-01-01",
      validTo: null,
    })),
    exceptions: [],
    ...changes,
  };
}

/** One adviser, meetings of an hour on a half-hour grid, and 08:00 on Tuesday 1 December 2026 as the current time. */
export function aSchedule({ service, office, ...changes }: Changes = {}): Schedule {
  return {
    service: {
      minutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      slotGridMinutes: 30,
      minNoticeMinutes: 0,
      ...service,
    },
    office: { zone: "America/Toronto", horizonDays: 365, holidays: new Map(), exceptions: [], ...office },
    advisers: [anAdviserRule()],
    busy: [],
    now: Date.parse("2026-12-01T08:00:00-05:00"),
    ...changes,
  };
}

type Changes = Partial<Omit<Schedule, "service" | "office">> & {
  readonly service?: Partial<Schedule["service"]>;
  readonly office?: Partial<Schedule["office"]>;
};

/** Returns reserved time without buffers. It belongs to adviser "a" by default. */
export function reserved(start: string, end: string, changes: Partial<Busy> = {}): Busy {
  return {
    adviserId: "a",
    kind: "booking",
    start: Date.parse(start),
    end: Date.parse(end),
    meetingStart: Date.parse(start),
    ...changes,
  };
}
