import fc from "fast-check";

import { splitCredit, splitTax } from "./amounts";
import type { Amounts } from "./amounts";

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

/** Credits the parts of an invoice one after the other. */
function creditAll(parts: readonly number[], invoice: Amounts & { readonly ratePercent: number }): Amounts[] {
  const notes: Amounts[] = [];
  for (const part of parts) notes.push(splitCredit(part, { invoice, earlier: notes }));
  return notes;
}

const sum = (notes: readonly Amounts[], field: keyof Amounts) => notes.reduce((total, note) => total + note[field], 0);

it("credits an invoice in three parts without a cent left over", () => {
  const invoice = { ...splitTax(13_000, 13), ratePercent: 13 };
  const notes = creditAll([4_333, 4_333, 4_334], invoice);
  expect([sum(notes, "netMinor"), sum(notes, "taxMinor")]).toEqual([11_504, 1_496]);
  expect(() => creditAll([13_000, 1], invoice)).toThrow(RangeError);
});

const rates = fc.constantFrom(0, 5, 7, 13, 14.975, 15, 19, 20, 25.5, 100);

it("splits credit notes so that they never exceed the invoice's net amount or tax, and together equal them", () => {
  fc.assert(
    fc.property(
      rates,
      fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 12 }),
      (ratePercent, parts) => {
        const total = parts.reduce((rest, part) => rest + part, 0);
        const invoice = { ...splitTax(total, ratePercent), ratePercent };
        const notes = creditAll(parts, invoice);
        for (const [index, note] of notes.entries()) {
          const upToHere = notes.slice(0, index + 1);
          expect(note.netMinor + note.taxMinor).toBe(parts[index]);
          expect(Math.min(note.netMinor, note.taxMinor)).toBeGreaterThanOrEqual(0);
          expect(sum(upToHere, "netMinor")).toBeLessThanOrEqual(invoice.netMinor);
          expect(sum(upToHere, "taxMinor")).toBeLessThanOrEqual(invoice.taxMinor);
          // Each credit note alone is within one minor unit of its own exact split.
          expect(Math.abs(note.netMinor - splitTax(note.totalMinor, ratePercent).netMinor)).toBeLessThanOrEqual(1);
        }
        expect([sum(notes, "netMinor"), sum(notes, "taxMinor")]).toEqual([invoice.netMinor, invoice.taxMinor]);
      },
    ),
    { numRuns: 500 },
  );
});

it("splits an invoice of cents into credit notes of one cent each", () => {
  const invoice = { ...splitTax(500, 13), ratePercent: 13 };
  const notes = creditAll(
    Array.from({ length: 500 }, () => 1),
    invoice,
  );
  expect([sum(notes, "netMinor"), sum(notes, "taxMinor")]).toEqual([invoice.netMinor, invoice.taxMinor]);
});

it("takes what is left after credit notes that were each rounded alone", () => {
  fc.assert(
    fc.property(
      rates,
      fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 12 }),
      (ratePercent, parts) => {
        const total = parts.reduce((rest, part) => rest + part, 0);
        const invoice = { ...splitTax(total, ratePercent), ratePercent };
        const earlier = parts.slice(1).map((part) => splitTax(part, ratePercent));
        const last = splitCredit(parts[0] ?? 0, { invoice, earlier });
        const notes = [...earlier, last];
        expect(Math.min(last.netMinor, last.taxMinor)).toBeGreaterThanOrEqual(0);
        expect(last.netMinor + last.taxMinor).toBe(parts[0]);
        const isExceeded = sum(earlier, "netMinor") > invoice.netMinor || sum(earlier, "taxMinor") > invoice.taxMinor;
        if (!isExceeded) expect(sum(notes, "netMinor")).toBe(invoice.netMinor);
      },
    ),
  );
});
