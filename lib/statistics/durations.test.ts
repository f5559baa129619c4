import { durationBound, durationBounds, quantile } from "./durations";

it.each([
  [0, 5],
  [5, 5],
  [5.1, 8],
  [3_600, 3_600],
  [3_601, 0],
])("%f seconds count in the interval up to %i", (seconds, bound) => {
  expect(durationBound(seconds)).toBe(bound);
});

it("finds quantiles near the exact ones", () => {
  const seconds = Array.from({ length: 999 }, (_, index) => 10 + ((index * 7_919) % 600));
  const counted = durationBounds.map((bound) => ({
    bound,
    count: seconds.filter((each) => durationBound(each) === bound).length,
  }));
  for (const share of [0.1, 0.5, 0.9]) {
    const exact = seconds.toSorted((a, b) => a - b)[Math.floor(share * 999)] ?? 0;
    expect(Math.abs((quantile(counted, share) ?? 0) / exact - 1)).toBeLessThan(0.1);
  }
});

it("leaves out what is not known", () => {
  expect(quantile([{ bound: 0, count: 9 }], 0.5)).toBeUndefined();
  expect(
    quantile(
      [
        { bound: 0, count: 9 },
        { bound: 60, count: 2 },
      ],
      0.5,
    ),
  ).toBe(50);
});
