import { trendGeometry } from "./trend-geometry";

const size = { width: 850, height: 372 };

it("begins at zero and ends at the newest value", () => {
  const { ticks, now, before, point, labels } = trendGeometry(
    { now: [0, 50, 100], before: [10, 20, 30], marks: [] },
    size,
  );
  expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks[0]?.y).toBe(346);
  expect(now).toBe("M44,346L443,190L842,34");
  expect(before).toMatch(/^M44,314.8L/);
  expect(point).toEqual({ x: 842, y: 34 });
  expect(labels.map(({ place }) => place)).toEqual([0, 1, 2]);
});

it("draws a period without visits, and one of a single day", () => {
  expect(trendGeometry({ now: [0, 0], marks: [] }, size)).toMatchObject({ now: "M44,346L842,346", before: undefined });
  expect(trendGeometry({ now: [7], marks: [] }, size)).toMatchObject({ labels: [{ place: 0 }], point: { x: 44 } });
  expect(trendGeometry({ now: [], marks: [] }, size)).toMatchObject({ now: "", point: undefined, labels: [] });
});

it("draws no line to a day that is not over", () => {
  const { now, point } = trendGeometry({ now: [10, 10, 2], isOngoing: true, marks: [] }, size);
  expect(now).toBe("M44,34L443,34");
  expect(point?.x).toBe(842);
});

it("marks no parts of visitors", () => {
  const { ticks } = trendGeometry({ now: [1, 2], marks: [] }, size);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
});

it("puts marks of close days into rows, below which the lines begin", () => {
  const marks = [
    { letter: "A", place: 10 },
    { letter: "B", place: 11 },
    { letter: "C", place: 40 },
  ];
  const values = Array.from({ length: 365 }, () => 5);
  const plot = trendGeometry({ now: values, marks }, size);
  expect(plot.marks.map(({ letter, row }) => `${letter}${row}`)).toEqual(["A0", "B1", "C0"]);
  expect(plot.point?.y).toBeGreaterThan(48);
});
