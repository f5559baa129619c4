import { decimalSignOf, readMicros } from "./amount";
import { readCosts } from "./read-costs";

const today = "2034-09-06";
const read = (text: string) => readCosts(text, today);
const head = "Day,Campaign,Currency code,Cost,Clicks";
const costsOf = async (text: string) => {
  const { rows, problems } = await read(text);
  expect(problems).toEqual([]);
  return rows.map(({ value }) => value.costMicros);
};

it.each([
  [
    "English",
    `Campaign report\n"September 1, 2034 - September 5, 2034"\n${head},Impr.\n2034-09-05,Recovery CA,CAD,"1,234.56","1,020",90\nTotal: Account,,CAD,"1,234.56","1,020",90`,
  ],
  ["German", "Tag;Kampagne;Währungscode;Kosten;Klicks\n05.09.2034;Recovery CA;CAD;1.234,56;1.020"],
  ["French", "Campagne\tJour\tCode de devise\tCoût\tClics\nRecovery CA\t2034-09-05\tCAD\t1\u202f234,56\t1\u202f020"],
  [
    "API",
    "segments.date,campaign.name,customer.currency_code,metrics.cost_micros,metrics.clicks\n2034-09-05,Recovery CA,CAD,1234560000,1020",
  ],
])("reads an export of Google Ads: %s", async (_kind, text) => {
  expect(await read(text)).toEqual({
    problems: [],
    rows: [
      {
        line: expect.any(Number),
        value: {
          day: "2034-09-05",
          campaign: "Recovery CA",
          code: "recovery-ca",
          currency: "CAD",
          costMicros: 1_234_560_000n,
          clicks: 1020,
        },
      },
    ],
  });
});

it("decides by the other amounts of the file, then by the language, whether a sign separates thousands", async () => {
  const rows = (heading: string, ...costs: readonly string[]) =>
    [`Day;Campaign;Currency;${heading};Clicks`, ...costs.map((cost, at) => `2034-09-05;C${at};EUR;${cost};1`)].join(
      "\n",
    );
  expect(await costsOf(rows("Cost", "1,234", "0.5"))).toEqual([1_234_000_000n, 500_000n]);
  expect(await costsOf(rows("Cost", "1,234", "0,5"))).toEqual([1_234_000n, 500_000n]);
  expect(await costsOf(rows("Cost", "1,234"))).toEqual([1_234_000_000n]);
  expect(await costsOf(rows("Kosten", "1,234"))).toEqual([1_234_000n]);
  expect((await read(rows("Cost", "0.5", "0,5"))).problems).toEqual([{ line: 3, column: "cost", code: "costMixed" }]);
});

it.each([
  ["1.234.567", ",", 1_234_567_000_000n],
  ["CA$1,234.5", ".", 1_234_500_000n],
  ["12", undefined, 12_000_000n],
  ["0,123", ",", 123_000n],
  ["1234,567", ",", 1_234_567_000n],
])("reads %s", (text, sign, micros) => {
  expect(decimalSignOf(text)).toBe(sign);
  expect(readMicros(text, sign === "," ? "," : ".")).toBe(micros);
});

it.each(["", "-5", "1.2.3", "12,34.5", "1,2345.6", "=1+1", "1e5", "0.1234567", "1234567890123"])(
  "refuses %j as an amount",
  (text) => expect(readMicros(text, ".")).toBeUndefined(),
);

it("lists the problems by line, and keeps every other row", async () => {
  const text = [head, "2034-09-07,A,CAD,1,1", "09/05/2034,A,CAD,1,1", "2034-09-05,,CAD,1,1", "2034-09-05,A,$,-1,x"];
  text.push("2034-09-05,B,CAD,1.00,1", "2034-09-05,B,CAD,2.00,1");
  const { rows, problems } = await read(text.join("\n"));
  expect(problems).toEqual([
    { line: 2, column: "day", code: "costDayFuture" },
    { line: 3, column: "day", code: "costDay" },
    { line: 4, column: "campaign", code: "required" },
    { line: 5, column: "currency", code: "costCurrency" },
    { line: 5, column: "cost", code: "costAmount" },
    { line: 5, column: "clicks", code: "costClicks" },
    { line: 7, column: "campaign", code: "costRepeated" },
  ]);
  expect(rows.map(({ line }) => line)).toEqual([6, 7]);
});

it.each([
  ["columns", "Day,Campaign,Cost\n2034-09-05,A,1"],
  ["noRows", `${head}\nTotal: Account,,CAD,1,1`],
  ["columns", ""],
])("refuses a file as a whole: %s", async (code, text) => {
  expect((await read(text)).problems).toMatchObject([{ code }]);
});

it("keeps a campaign's name that looks like a formula as a text", async () => {
  const { rows } = await read(`${head}\n2034-09-05,=cmd|calc,CAD,1,1\n2034-09-05,'=sum(1),CAD,1,1`);
  expect(rows.map(({ value }) => [value.campaign, value.code])).toEqual([
    ["=cmd|calc", "other"],
    ["=sum(1)", "other"],
  ]);
});
