import fc from "fast-check";

import { byteOrderMark, csvAmount, csvLine, csvRows } from "./write";
import { locales } from "../i18n/locales";

it("puts a cell in quotation marks if it contains any separator, a quotation mark or a line break", () => {
  expect(csvLine(["plain", 'say "hi"', "a,b", "a;b", "a\tb", "two\nlines", ""], "en")).toBe(
    'plain,"say ""hi""","a,b","a;b","a\tb","two\nlines",\r\n',
  );
});

it("separates cells and decimals as the spreadsheets of the reader's language do", () => {
  expect(csvLine(["a", csvAmount(13_050, "en")], "en")).toBe("a,130.50\r\n");
  expect(csvLine(["a", csvAmount(13_050, "de")], "de")).toBe('a;"130,50"\r\n');
  expect(csvLine(["a", csvAmount(5, "fr-CA")], "fr-CA")).toBe('a;"0,05"\r\n');
});

const formulas = ["=1+1", "+1 604 555 0199", "-2+3", "@SUM(A1)", "\tx", "\r=x", "\nx", "＝1+1", "＋1", "－1+1", "＠A1"];

it.each(formulas)("puts an apostrophe before %j", (cell) => {
  for (const locale of locales)
    expect(csvLine([cell], locale).replaceAll('"', "")).toMatch(new RegExp(`^'[${cell[0]}]`));
});

/**
 * The cells that a spreadsheet sees if it splits at this separator and knows only quotation marks at a cell's start.
 */
const misread = (line: string, separator: string) => line.replace(/\r\n$/, "").split(separator);

it.each([
  ...formulas
    .filter((cell) => /\S/.test(cell[0] ?? ""))
    .flatMap((cell) => [`Ann;${cell};b`, `Ann,${cell},b`, `Ann\t${cell}`]),
  ...['Ann;"=1+1";b', "Ann;'=1+1;b", "Ann\n=1+1", ";;=1"],
])("leaves no formula in the name %j for a spreadsheet that splits at another separator", (name) => {
  for (const locale of locales)
    for (const separator of [",", ";", "\t", "\n"])
      for (const cell of misread(csvLine(["FRS-1", name, "end"], locale), separator))
        expect(cell.replace(/^"+/, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
});

it("adds no apostrophe to a negative amount, or if = or - or @ is inside a word", () => {
  expect(csvLine(["-130.50", "a=b", "1-2", "zoe@example.org"], "en")).toBe("-130.50,a=b,1-2,zoe@example.org\r\n");
});

it("writes lines in each language that it reads again without a change", () => {
  const cell = fc.string({ unit: fc.constantFrom(...["=", "+", "-", "'", '"', ";", ",", "\t", "\n", "a", "1", "＝"]) });
  for (const locale of locales)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const line = ["head", ...cells, "end"];
        const text = byteOrderMark + csvLine(["a", "b", "c"], locale) + csvLine(line, locale);
        expect([...csvRows(text)][1]).toMatchObject({ cells: line });
      }),
    );
});

const cellsOf = (text: string) =>
  [...csvRows(text)].map((row) => ("fault" in row ? `${row.line} ${row.fault}` : [row.line, ...row.cells]));

it("reads quoted cells and returns the line on which each row starts", () => {
  const text = `${byteOrderMark}a,b\r\n"x ""y""","1\n2"\n\nlast,\r\n`;
  expect(cellsOf(text)).toEqual([
    [1, "a", "b"],
    [2, 'x "y"', "1\n2"],
    [4, ""],
    [5, "last", ""],
  ]);
});

it.each([
  ["semicolons", "a;b\n1,5;2"],
  ["tabs", "a\tb\n1,5\t2"],
])("reads files that separate the cells with %s", (_separator, text) => {
  expect(cellsOf(text)).toEqual([
    [1, "a", "b"],
    [2, "1,5", "2"],
  ]);
});

it.each([";", ",", "\t", "|"])("reads the line in which Excel names the separator %j", (sign) => {
  expect(cellsOf(`${byteOrderMark}sep=${sign}\r\na${sign}b\r\n1${sign}2`)).toEqual([
    [2, "a", "b"],
    [3, "1", "2"],
  ]);
});

it("keeps an empty last cell, and finds no rows in an empty file", () => {
  expect(cellsOf("a,")).toEqual([[1, "a", ""]]);
  expect(cellsOf("")).toEqual([]);
});

it.each(['"open', 'a"b,c', '"a"b'])("refuses %j, because a quotation mark is in the wrong place", (text) => {
  expect(cellsOf(`a,b\n${text}`)).toEqual([[1, "a", "b"], "2 notCsv"]);
});

it.each([
  ["cellTooLong", "x".repeat(2_001)],
  ["cellTooLong", `"${"x".repeat(2_001)}"`],
  ["cellTooLong", `"${'""'.repeat(1_500)}`],
  ["cells", ",".repeat(200)],
])("refuses a row as %s", (fault, text) => {
  expect(cellsOf(`a,b\n${text}`)).toEqual([[1, "a", "b"], `2 ${fault}`]);
});
