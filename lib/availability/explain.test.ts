import { explain, verdict } from "./explain";
import { aSchedule, anAdviserRule, reserved } from "./testing/example";

const at = (time: string) => Date.parse(`2026-12-09T${time}:00-05:00`);
const rulesAt = (time: string, schedule = aSchedule()) => explain(schedule, at(time))[0]?.rules;

const ownEntry = (start: string, end: string) =>
  reserved(`2026-12-09T${start}:00-05:00`, `2026-12-09T${end}:00-05:00`, { kind: "own-calendar", meetingStart: null });

describe("an explanation", () => {
  it("is empty for a free start", () => {
    expect(rulesAt("09:00")).toEqual([]);
  });

  it.each([
    ["past", "09:00", aSchedule({ now: at("09:01") })],
    ["notice", "10:00", aSchedule({ now: at("09:01"), service: { minNoticeMinutes: 60 } })],
    ["horizon", "10:00", aSchedule({ office: { horizonDays: 7 } })],
    ["adviser-inactive", "10:00", aSchedule({ advisers: [anAdviserRule({ isActive: false })] })],
    ["no-skill", "10:00", aSchedule({ advisers: [anAdviserRule({ offersService: false })] })],
    ["holiday", "10:00", aSchedule({ office: { holidays: new Map([["2026-12-09", "Founding Day"]]) } })],
    [
      "exception",
      "10:00",
      aSchedule({
        office: {
          exceptions: [{ firstDay: "2026-12-09", lastDay: "2026-12-09", hours: null, opensOnClosures: false }],
        },
      }),
    ],
    ["hours", "16:30", aSchedule()],
    ["hours", "08:30", aSchedule()],
    ["grid", "10:15", aSchedule()],
    [
      "daily-cap",
      "10:00",
      aSchedule({
        advisers: [anAdviserRule({ dailyCap: 1 })],
        busy: [reserved("2026-12-09T14:00:00-05:00", "2026-12-09T15:00:00-05:00")],
      }),
    ],
    ["booked", "10:00", aSchedule({ busy: [reserved("2026-12-09T10:30:00-05:00", "2026-12-09T11:30:00-05:00")] })],
    [
      "held",
      "10:00",
      aSchedule({ busy: [reserved("2026-12-09T10:30:00-05:00", "2026-12-09T11:30:00-05:00", { kind: "hold" })] }),
    ],
    ["own-calendar", "10:00", aSchedule({ busy: [ownEntry("10:30", "11:30")] })],
  ] as const)('contains only the rule "%s" for a start at %s', (rule, time, schedule) => {
    expect(rulesAt(time, schedule)).toEqual([rule]);
  });

  it("is empty if the meeting exactly fills the time between two other meetings", () => {
    const busy = [
      reserved("2026-12-09T09:00:00-05:00", "2026-12-09T10:00:00-05:00"),
      reserved("2026-12-09T11:00:00-05:00", "2026-12-09T12:00:00-05:00"),
    ];
    expect(rulesAt("10:00", aSchedule({ busy }))).toEqual([]);
  });

  it("is empty for a start at the end of the minimum notice, or at the current time if no notice is required", () => {
    expect(rulesAt("10:00", aSchedule({ now: at("09:00"), service: { minNoticeMinutes: 60 } }))).toEqual([]);
    expect(rulesAt("10:00", aSchedule({ now: at("10:00") }))).toEqual([]);
  });

  it("does not count entries of the own calendar towards the daily cap", () => {
    const advisers = [anAdviserRule({ dailyCap: 1 })];
    expect(rulesAt("10:00", aSchedule({ busy: [ownEntry("14:00", "15:00")], advisers }))).toEqual([]);
  });

  it("counts a meeting that continues after midnight towards the daily cap of its first day only", () => {
    const evening = reserved("2026-12-08T23:30:00-05:00", "2026-12-09T00:30:00-05:00");
    expect(rulesAt("10:00", aSchedule({ busy: [evening], advisers: [anAdviserRule({ dailyCap: 1 })] }))).toEqual([]);
  });

  it("lists all broken rules in their fixed order", () => {
    const schedule = aSchedule({
      advisers: [anAdviserRule({ isActive: false, offersService: false, dailyCap: 0 })],
      busy: [
        reserved("2026-12-09T18:00:00-05:00", "2026-12-09T19:00:00-05:00", { kind: "hold" }),
        reserved("2026-12-09T17:00:00-05:00", "2026-12-09T18:01:00-05:00"),
      ],
      now: at("20:00"),
    });
    expect(rulesAt("17:20", schedule)).toEqual([
      "past",
      "adviser-inactive",
      "no-skill",
      "hours",
      "grid",
      "daily-cap",
      "booked",
      "held",
    ]);
  });

  it('contains only the rule "holiday" if the meeting continues after midnight into a holiday', () => {
    const hours = [
      { weekday: 3, opens: 1_320, closes: 1_440, validFrom: "2020-01-01", validTo: null },
      { weekday: 4, opens: 0, closes: 120, validFrom: "2020-01-01", validTo: null },
    ] as const;
    const holidays = new Map([["2026-12-10", "Founding Day"]] as const);
    expect(rulesAt("23:30", aSchedule({ advisers: [anAdviserRule({ hours })] }))).toEqual([]);
    expect(rulesAt("23:30", aSchedule({ advisers: [anAdviserRule({ hours })], office: { holidays } }))).toEqual([
      "holiday",
    ]);
  });
});

describe("the verdict", () => {
  const of = (...rules: Parameters<typeof verdict>[0][number]["rules"][]) =>
    verdict(rules.map((one, index) => ({ adviserId: String(index), rules: one })));

  it("is free when at least one adviser is free", () => expect(of(["hours"], [])).toBe("free"));
  it("is a conflict when no adviser is free, but one is prevented only by meetings, holds or the daily cap", () => {
    expect(of(["booked"], ["hours", "booked"])).toBe("conflict");
    expect(of(["held"])).toBe("conflict");
    expect(of(["daily-cap", "booked"])).toBe("conflict");
  });
  it("is unavailable when rules such as the working hours prevent all advisers, or when there are no advisers", () => {
    expect(of(["past", "booked"], ["no-skill"])).toBe("unavailable");
    expect(of()).toBe("unavailable");
  });
});
