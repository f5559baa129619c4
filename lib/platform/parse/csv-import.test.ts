import { z } from "zod";

import { readImport } from "./csv-import";

const schema = z.object({ name: z.string().max(5, "nameTooLong"), city: z.string().optional() });
const read = (text: string) => readImport(text, { columns: ["name", "city"], schema, toValue: (row) => row });
const valuesOf = async (text: string) => (await read(text)).rows.map(({ value }) => value);
const anna = [{ name: "Anna", city: "Ulm" }];

it.each([
  ["commas", "name,city\r\nAnna,Ulm"],
  ["semicolons", "name;city\r\nAnna;Ulm"],
  ["tabs", "city\tname\r\nUlm\tAnna"],
  ["Excel's line with the separator", "sep=;\r\nname;city\r\nAnna;Ulm"],
  ["empty columns at the end", "name,city,,\r\nAnna,Ulm,,"],
  ["an empty column in the middle", "name;;city\r\nAnna; ;Ulm"],
  ["more empty cells than the first line", "name,city\r\nAnna,Ulm,,,"],
  ["empty lines", "\r\n,\r\nname,city\r\n\r\nAnna,Ulm\r\n,,"],
])("reads a file with %s", async (_form, text) => {
  expect(await valuesOf(text)).toEqual(anna);
});

it.each([
  ["a cell in a column without a name", "name,city,\r\nAnna,Ulm,x", "2 cells"],
  ["no cell in a named column", "name,city\r\nAnna", "2 cells"],
  ["a column that has a name of its own", "name,city,age\r\nAnna,Ulm,7", "1 columns"],
  ["a column twice", "name,city,name\r\nAnna,Ulm,Anna", "1 columns"],
  ["a cell of 2,001 characters", `name,city\r\nAnna,Ulm\r\n${"x".repeat(2_001)},Ulm`, "3 cellTooLong"],
  ["a wrong value", "name,city\r\nAnnabelle,Ulm", "2 nameTooLong"],
])("refuses %s", async (_what, text, problem) => {
  const { problems } = await read(text);
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([problem]);
});

it("lists at most 10,000 problems, and says that there are more", async () => {
  const { problems } = await read(`name,city\r\n${"Annabelle,\r\n".repeat(10_002)}`);
  expect([problems.length, problems.at(-1)]).toEqual([10_001, { line: 10_002, code: "moreProblems" }]);
});

it("refuses a cell of three megabytes before it checks any row", async () => {
  const check = jest.fn(() => true);
  const text = `name,city\r\nAnna,Ulm\r\n"${"dead-".repeat(600_000)}",Ulm`;
  const watched = schema.extend({ name: z.string().refine(check) });
  const { problems } = await readImport(text, { columns: ["name", "city"], schema: watched, toValue: (row) => row });
  expect([problems, check.mock.calls]).toEqual([[{ line: 3, code: "cellTooLong" }], []]);
});
