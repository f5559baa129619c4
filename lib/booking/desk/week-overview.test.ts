import { toWeekOverview } from "./week-overview";

const instant = (time: string) => Date.parse(`${time}:00-04:00`);
const meeting = (from: string, to: string) => ({ startsAt: new Date(instant(from)), endsAt: new Date(instant(to)) });
const open = { start: instant("2034-09-06T09:00"), end: instant("2034-09-06T17:00") };

const [wednesday, thursday] = toWeekOverview({
  days: ["2034-09-06", "2034-09-07"],
  hours: [
    {
      dailyCap: 5,
      days: [
        { day: "2034-09-06", open: [open] },
        { day: "2034-09-07", open: [] },
      ],
    },
    { dailyCap: 3, days: [{ day: "2034-09-06", open: [open] }] },
  ],
  times: [meeting("2034-09-06T09:00", "2034-09-06T10:00"), meeting("2034-09-06T16:00", "2034-09-06T17:00")],
  zone: "America/Toronto",
  now: instant("2034-09-06T13:00"),
});

it("shows one hour before and after the open hours", () => {
  expect(wednesday).toEqual({
    day: "2034-09-06",
    isToday: true,
    count: 2,
    limit: 8,
    closed: [
      { from: 0, to: 0.1 },
      { from: 0.9, to: 1 },
    ],
    past: [{ from: 0.1, to: 0.2 }],
    coming: [{ from: 0.8, to: 0.9 }],
    now: 0.5,
  });
});

it("shows a day without open hours as closed all day", () => {
  expect(thursday).toMatchObject({ count: 0, limit: 0, closed: [{ from: 0, to: 1 }], now: null });
});
