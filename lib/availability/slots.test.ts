import { isoWithOffset, startOfDay } from "@/lib/platform/time/zone";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { Schedule } from "./schedule";
import { slotsBetween } from "./slots";
import { aSchedule, anAdviserRule, reserved } from "./testing/example";

const wednesday = "2026-12-09";

function slotsOn(day: Day, schedule: Schedule, zone = "America/Toronto") {
  return slotsBetween(schedule, { start: startOfDay(day, zone), end: startOfDay(addDays(day, 1), zone) });
}

/** Returns the local start times of the slots on a day, such as "09:00". */
function timesOn(day: Day, schedule: Schedule, zone = "America/Toronto") {
  return slotsOn(day, schedule, zone).map(({ start }) => isoWithOffset(start, zone).slice(11, 16));
}

describe("a working day", () => {
  it("offers every start on the grid if the meeting ends before or at closing time", () => {
    const times = timesOn(wednesday, aSchedule());
    expect(times).toHaveLength(15);
    expect([times[0], times[1], times.at(-1)]).toEqual(["09:00", "09:30", "16:00"]);
  });

  it("counts the grid from midnight, not from opening time", () => {
    const hours = anAdviserRule().hours.map((one) => ({ ...one, opens: 560, closes: 760 }));
    expect(
      timesOn(wednesday, aSchedule({ advisers: [anAdviserRule({ hours })], service: { slotGridMinutes: 45 } })),
    ).toEqual(["09:45", "10:30", "11:15"]);
  });

  it("lists each slot with every adviser who can hold the meeting", () => {
    const advisers = [
      anAdviserRule(),
      anAdviserRule({
        id: "b",
        hours: [{ weekday: 3, opens: 540, closes: 600, validFrom: "2020-01-01", validTo: null }],
      }),
    ];
    const slots = slotsOn(wednesday, aSchedule({ advisers }));
    expect(slots.slice(0, 2).map(({ adviserIds }) => adviserIds)).toEqual([["a", "b"], ["a"]]);
  });

  it("offers no slots of advisers who are inactive or do not offer the service", () => {
    expect(
      timesOn(
        wednesday,
        aSchedule({ advisers: [anAdviserRule({ isActive: false }), anAdviserRule({ id: "b", offersService: false })] }),
      ),
    ).toEqual([]);
  });

  it("lets a meeting run over midnight into the hours of the next day", () => {
    const hours = [3, 4].map((weekday) => ({
      weekday,
      opens: weekday === 3 ? 1_380 : 0,
      closes: weekday === 3 ? 1_440 : 60,
      validFrom: "2020-01-01" as const,
      validTo: null,
    }));
    expect(timesOn(wednesday, aSchedule({ advisers: [anAdviserRule({ hours })] }))).toEqual(["23:00", "23:30"]);
  });
});

describe("reserved time", () => {
  const morning = [reserved("2026-12-09T10:00:00-05:00", "2026-12-09T11:00:00-05:00")];

  it("does not block the slots directly before and after it", () => {
    expect(timesOn(wednesday, aSchedule({ busy: morning })).slice(0, 3)).toEqual(["09:00", "11:00", "11:30"]);
  });

  it("must not overlap the buffers of the requested meeting", () => {
    const before = aSchedule({ busy: morning, service: { bufferBeforeMinutes: 30 } });
    expect(timesOn(wednesday, before).slice(0, 2)).toEqual(["09:00", "11:30"]);
    const after = aSchedule({ busy: morning, service: { bufferAfterMinutes: 1 } });
    expect(timesOn(wednesday, after).slice(0, 2)).toEqual(["11:00", "11:30"]);
  });

  it("may be outside the adviser's hours if it is the buffer of a meeting", () => {
    expect(
      timesOn(wednesday, aSchedule({ service: { bufferBeforeMinutes: 60, bufferAfterMinutes: 60 } })),
    ).toHaveLength(15);
  });

  it("blocks a slot that overlaps it by one millisecond", () => {
    const busy = [reserved("2026-12-09T09:00:00-05:00", "2026-12-09T10:00:00.001-05:00")];
    expect(timesOn(wednesday, aSchedule({ busy }))[0]).toBe("10:30");
  });

  it("of a long meeting blocks slots to its end, even if a shorter overlapping meeting ends earlier", () => {
    const busy = [
      reserved("2026-12-09T09:00:00-05:00", "2026-12-09T15:00:00-05:00"),
      reserved("2026-12-09T09:30:00-05:00", "2026-12-09T10:00:00-05:00"),
    ];
    expect(timesOn(wednesday, aSchedule({ busy }))[0]).toBe("15:00");
  });

  it("of one adviser does not block slots of another adviser", () => {
    const slots = slotsOn(
      wednesday,
      aSchedule({ busy: morning, advisers: [anAdviserRule(), anAdviserRule({ id: "b" })] }),
    );
    expect(slots.find(({ start }) => start === Date.parse("2026-12-09T10:00:00-05:00"))?.adviserIds).toEqual(["b"]);
  });
});

describe("the daily cap", () => {
  const two = [
    reserved("2026-12-09T09:00:00-05:00", "2026-12-09T10:00:00-05:00"),
    reserved("2026-12-09T12:00:00-05:00", "2026-12-09T13:00:00-05:00", { kind: "hold" }),
  ];

  it("closes a day once its meetings and live holds reach the cap", () => {
    expect(timesOn(wednesday, aSchedule({ busy: two, advisers: [anAdviserRule({ dailyCap: 2 })] }))).toEqual([]);
    expect(timesOn("2026-12-10", aSchedule({ busy: two, advisers: [anAdviserRule({ dailyCap: 2 })] }))).toHaveLength(
      15,
    );
    expect(timesOn(wednesday, aSchedule({ busy: two, advisers: [anAdviserRule({ dailyCap: 3 })] }))).not.toEqual([]);
  });

  it("counts days in the adviser's zone", () => {
    const evening = reserved("2026-12-08T23:30:00-05:00", "2026-12-09T00:30:00-05:00");
    expect(timesOn(wednesday, aSchedule({ busy: [evening], advisers: [anAdviserRule({ dailyCap: 1 })] }))).toHaveLength(
      15,
    );
  });

  it("counts a meeting on the day when the meeting starts, even if its buffer starts on the day before", () => {
    const overMidnight = reserved("2026-12-08T23:45:00-05:00", "2026-12-09T01:00:00-05:00", {
      meetingStart: Date.parse("2026-12-09T00:00:00-05:00"),
    });
    expect(timesOn(wednesday, aSchedule({ busy: [overMidnight], advisers: [anAdviserRule({ dailyCap: 1 })] }))).toEqual(
      [],
    );
  });
});

describe("notice and horizon", () => {
  const now = Date.parse("2026-12-09T11:10:00-05:00");

  it("exclude starts in the past and starts within the minimum notice", () => {
    expect(timesOn(wednesday, aSchedule({ now }))[0]).toBe("11:30");
    expect(timesOn(wednesday, aSchedule({ now, service: { minNoticeMinutes: 120 } }))[0]).toBe("13:30");
    expect(
      timesOn(
        wednesday,
        aSchedule({ now: Date.parse("2026-12-09T11:30:00-05:00"), service: { minNoticeMinutes: 120 } }),
      )[0],
    ).toBe("13:30");
  });

  it("include the whole last day of the horizon, in the office's zone", () => {
    const schedule = aSchedule({ now, office: { horizonDays: 5 } });
    expect(timesOn("2026-12-14", schedule)).toHaveLength(15);
    expect(timesOn("2026-12-15", schedule)).toEqual([]);
    // In Kathmandu, 14 December ends when it is 13:15 in Toronto.
    expect(timesOn("2026-12-14", aSchedule({ now, office: { zone: "Asia/Kathmandu", horizonDays: 5 } })).at(-1)).toBe(
      "13:00",
    );
  });

  it("leave no slots if the requested interval ends at the current time", () => {
    expect(slotsBetween(aSchedule({ now }), { start: 0, end: now })).toEqual([]);
  });
});

describe("daylight saving changes", () => {
  const nights = [6, 7].map((weekday) => ({
    weekday,
    opens: 0,
    closes: 240,
    validFrom: "2020-01-01" as const,
    validTo: null,
  }));
  const schedule = aSchedule({ advisers: [anAdviserRule({ hours: nights })], now: Date.parse("2026-10-30T00:00:00Z") });

  it("remove the starts in the hour that is skipped in spring, but a meeting can continue across this hour", () => {
    expect(timesOn("2027-03-14", schedule)).toEqual(["00:00", "00:30", "01:00", "01:30", "03:00"]);
    const last = slotsOn("2027-03-14", schedule)[3];
    expect(last && isoWithOffset(last.end, "America/Toronto")).toBe("2027-03-14T03:30:00-04:00");
  });

  it("double the starts in the hour that is repeated in autumn, and each start is a different instant", () => {
    expect(timesOn("2026-11-01", schedule)).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "01:00",
      "01:30",
      "02:00",
      "02:30",
      "03:00",
    ]);
    const starts = slotsOn("2026-11-01", schedule).map(({ start }) => start);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it("move the slot at 09:00 local time by one hour in UTC", () => {
    const first = (day: Day) =>
      new Date(slotsOn(day, aSchedule({ now: Date.parse("2026-10-01T00:00:00Z") }))[0]?.start ?? 0)
        .toISOString()
        .slice(11, 16);
    expect([first("2026-10-30"), first("2026-11-02")]).toEqual(["13:00", "14:00"]);
  });
});
