import { clientColumns } from "../import-rows";
import { checkClients } from "./import-clients";

jest.setTimeout(120_000);

const now = Date.parse("2027-01-08T17:00:00Z");
const lines = (row: number, phone: string) =>
  `Row${row},Import,row${row}@import.example,${phone},CA,1961-04-30,phone,fr,America/Toronto,`;

const problemsOf = async (rows: readonly string[]) => {
  const text = [clientColumns.join(","), ...rows].join("\r\n");
  return (await checkClients(text, now)).problems.map(({ line, column, code }) => `${line} ${column ?? ""} ${code}`);
};

it("lists the errors of ten wrong rows in a file of 100,000 rows, and refuses a file of 100,001 rows", async () => {
  const wrong = new Set([10, 20, 30, 40, 50, 60, 70, 80, 90, 99_999]);
  const rows = Array.from({ length: 100_000 }, (_, row) => lines(row, wrong.has(row) ? "1" : "416 555 0123"));
  expect(await problemsOf(rows)).toEqual([...wrong].map((row) => `${row + 2} phone phoneTooShort:1`));
  expect(await problemsOf([...rows, lines(100_000, "416 555 0123")])).toEqual(["1  tooManyRows"]);
});
