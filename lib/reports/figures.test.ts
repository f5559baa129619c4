import { comparedDays, median, periodDays, replyFigure, sumFigure } from "./figures";

const days = comparedDays("2034-09-06");
const hour = 3_600_000;

it("compares the thirty days up to today with the thirty days before them", () => {
  expect(days).toHaveLength(2 * periodDays);
  expect([days[0], days[periodDays - 1], days[periodDays], days.at(-1)]).toEqual([
    "2034-07-09",
    "2034-08-07",
    "2034-08-08",
    "2034-09-06",
  ]);
});

it("adds each count to the period that contains its day, and counts a day without a row as zero", () => {
  const figure = sumFigure(days, [
    { day: "2034-08-07", count: 2 },
    { day: "2034-08-08", count: 3 },
    { day: "2034-09-06", count: 4 },
  ]);
  expect(figure).toMatchObject({ now: 7, before: 2 });
  expect(figure.byDay.filter(({ value }) => value !== 0)).toEqual([
    { day: "2034-08-08", value: 3 },
    { day: "2034-09-06", value: 4 },
  ]);
});

it("returns each period's median reply time, and how many replies of the current period met the promised time", () => {
  const replies = [
    { day: "2034-08-07", waitedMs: 30 * hour },
    { day: "2034-09-05", waitedMs: 2 * hour },
    { day: "2034-09-06", waitedMs: 24 * hour },
    { day: "2034-09-06", waitedMs: 24 * hour + 1 },
  ] as const;
  const figure = replyFigure(days, replies, 24 * hour);
  expect(figure).toMatchObject({ now: 24 * hour, before: 30 * hour, answered: 3, kept: 2 });
  expect(figure.byDay.at(-2)).toEqual({ day: "2034-09-05", value: 2 * hour });
});

it.each([
  [[], null],
  [[3], 3],
  [[1, 9, 5], 5],
  [[1, 2, 3, 10], 2.5],
])("for the values %p, the median is %p", (values, expected) => {
  expect(median(values)).toBe(expected);
});
