import type { Entry } from "./commands/export-month";
import { csvRows } from "@/lib/platform/csv/write";

import { monthCsv } from "./month-csv";

const payment: Entry = {
  day: new Date("2027-01-15"),
  kind: "payment",
  year: null,
  number: null,
  reference: "FRS-7K2M-4Q93",
  name: "Erika Sample",
  currency: "CAD",
  netMinor: null,
  taxMinor: null,
  totalMinor: 13_050,
};

const cellsIn = (csv: string) => [...csvRows(csv)].flatMap((row) => ("cells" in row ? [row.cells] : []))[1] ?? [];
const clientIn = (csv: string) => cellsIn(csv)[4];

it("writes amounts with the decimal separator of the reader's language", () => {
  expect(cellsIn(monthCsv([payment], "en")).at(-1)).toBe("130.50");
  expect(monthCsv([payment], "de")).toContain(';"130,50"');
  expect(cellsIn(monthCsv([payment], "fr-CA"))).toEqual(expect.arrayContaining(["Erika Sample", "130,50"]));
});

it("writes the client's name, or a placeholder if the client was erased; writes no name if staff may not read names", () => {
  expect(clientIn(monthCsv([payment], "en"))).toBe("Erika Sample");
  expect(clientIn(monthCsv([{ ...payment, name: " " }], "en"))).toBe("Erased client");
  expect(clientIn(monthCsv([{ ...payment, name: " " }], "de"))).toMatch(/\S/);
  expect(clientIn(monthCsv([{ ...payment, name: null }], "en"))).toBe("");
});
