import { splitTax } from "./amounts";

it.each([
  [13_000, 13, 11_504, 1_496],
  [35_000, 20, 29_167, 5_833],
  [40_000, 19, 33_613, 6_387],
  [1, 20, 1, 0],
  [500, 0, 500, 0],
])("splits the total %d at a tax rate of %d %% into %d net and %d tax", (totalMinor, rate, netMinor, taxMinor) => {
  expect(splitTax(totalMinor, rate)).toEqual({ netMinor, taxMinor, totalMinor });
});

it("splits every total so that the tax differs by at most one minor unit from the net amount times the rate", () => {
  for (const rate of [5, 13, 19, 20, 14.975])
    for (let total = 1; total <= 3_000; total++) {
      const { netMinor, taxMinor } = splitTax(total, rate);
      expect(netMinor + taxMinor).toBe(total);
      expect(Math.abs(taxMinor - (netMinor * rate) / 100)).toBeLessThanOrEqual(1);
    }
});

it.each([0, -1, 1.5, Number.NaN])("refuses the amount %d", (totalMinor) => {
  expect(() => splitTax(totalMinor, 20)).toThrow(RangeError);
});
