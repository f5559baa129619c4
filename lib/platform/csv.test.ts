import { byteOrderMark, csvLine, csvRows } from "./csv";

it("puts a cell in quotation marks if it contains a separator, a quotation mark or a line break", () => {
  expect(csvLine(["plain", 'say "hi"', "a,b", "two\nlines", ""])).toBe('plain,"say ""hi""","a,b","two\nlines",\r\n');
});

it.each(["=1+1", "+1 604 555 0199", "-2", "@SUM(A1)", "\tx", "\r=x"])("puts an apostrophe before %j", (cell) => {
  expect(csvLine([cell]).replaceAll('"', "")).toBe(`'${cell}\r\n`);
});

it("adds no apostrophe if =, - or @ is not the first character of the cell", () => {
  expect(csvLine(["a=b", "1-2", "zoe@example.org"])).toBe("a=b,1-2,zoe@example.org\r\n");
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
