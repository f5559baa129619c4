import { parseInput } from "@/lib/platform/parse/parse-input";

import { proposedBank } from "./schema";

const iban = "IBAN DE89 3704 0044 0532 0130 00";
const read = (changes: Readonly<Record<string, unknown>> = {}) =>
  parseInput(proposedBank, { holder: "Example Inc.", account: iban, others: [], ...changes });

it("reads bank details with the account as their first line, a note and the id of a file", () => {
  const file = "2c1f6a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f";
  expect(read({ others: ["BIC COBADEFFXXX"], note: " October ", file })).toEqual({
    ok: true,
    value: { content: { holder: "Example Inc.", lines: [iban, "BIC COBADEFFXXX"] }, note: "October", file },
  });
  expect(read({ file: "" })).toMatchObject({ ok: true, value: { file: undefined, note: undefined } });
});

it.each([
  ["no holder", { holder: " " }, { holder: ["required"] }],
  ["no account", { account: "" }, { account: ["required", "accountInvalid"] }],
  ["an account of three characters", { account: "12-3" }, { account: ["accountInvalid"] }],
  ["an IBAN with a wrong digit", { account: "IBAN DE89 3704 0044 0532 0130 01" }, { account: ["ibanInvalid"] }],
  ["an IBAN without its name", { account: "DE89 3704 0044 0532 0130 01" }, { account: ["ibanInvalid"] }],
  ["a line that is too long", { others: ["x".repeat(101)] }, { "others.0": ["tooLong"] }],
  ["six other lines", { others: ["1", "2", "3", "4", "5", "6"] }, { others: ["tooLong"] }],
  ["a note that is too long", { note: "x".repeat(301) }, { note: ["staffReasonTooLong"] }],
])("refuses %s", (_, changes, codes) => {
  expect(read(changes)).toEqual({ ok: false, codes });
});
