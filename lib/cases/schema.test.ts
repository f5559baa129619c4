import { parseInput } from "@/lib/platform/parse/parse-input";

import {
  closeSchema,
  deadlineSchema,
  letterSchema,
  lossChangeSchema,
  lossSchema,
  partySchema,
  readCaseForm,
} from "./schema";

const target = { clientId: "0f0e0d0c-0b0a-4908-8706-050403020100", reference: "CAS-0000-0001" };
const row = { ...target, id: target.clientId, version: "1" };
const loss = { ...target, locale: "en", paidOn: "2026-11-02", amount: "5", currency: "CAD", rail: "card" };

type Fields = Readonly<Record<string, string>>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const codesOf = (schema: Parameters<typeof parseInput>[0], fields: Fields) => {
  const parsed = parseInput(schema, readCaseForm(formOf(fields)));
  return parsed.ok ? parsed.value : parsed.codes;
};

it("reads an amount in the number format of the form's language, with as many decimals as its currency has", () => {
  const read = (change: Fields) => codesOf(lossSchema, { ...loss, ...change });
  expect(read({ amount: "12,500" })).toMatchObject({ amount: "12500" });
  expect(read({ amount: "12.500", locale: "de" })).toMatchObject({ amount: "12500" });
  expect(read({ amount: "0.00012345", currency: "btc", rail: "crypto" })).toMatchObject({ amount: "0.00012345" });
  expect(read({ amount: "12.500" })).toEqual({ amount: ["amountAmbiguous"] });
  expect(read({ amount: "100.50", currency: "JPY" })).toEqual({ amount: ["currencyHasNoDecimals"] });
  expect(read({ amount: "1000000000000" })).toEqual({ amount: ["amountTooLarge"] });
  expect(read({ amount: "" })).toEqual({ amount: ["required"] });
  expect(read({ amount: "0" })).toEqual({ amount: ["amountInvalid"] });
});

it("accepts known currencies and assets, and accepts other assets only if staff confirm them", () => {
  const read = (change: Fields) => codesOf(lossSchema, { ...loss, ...change });
  expect(read({ currency: "EURO" })).toEqual({ currency: ["currencyUnknown"] });
  expect(read({ currency: "BTC" })).toEqual({ currency: ["currencyUnknown"] });
  expect(read({ currency: "ZZZ", rail: "crypto" })).toEqual({ currency: ["assetUnknown"] });
  expect(read({ currency: "ZZZ", rail: "crypto", isOtherAsset: "true" })).toMatchObject({ currency: "ZZZ" });
  expect(read({ currency: "usdt", rail: "crypto" })).toMatchObject({ currency: "USDT" });
});

it("refuses a claim state that contradicts the returned amount", () => {
  const read = (claimState: string, returnedAmount: string) =>
    codesOf(lossChangeSchema, { ...row, ...loss, claimState, returnedAmount });
  expect(read("paid-back", "0")).toEqual({ returnedAmount: ["paidBackNothing"] });
  expect(read("refused", "1,000")).toEqual({ returnedAmount: ["refusedButReturned"] });
  expect(read("accepted", "1,000")).toMatchObject({ returnedAmount: "1000" });
  expect(read("claimed", "-1")).toEqual({ returnedAmount: ["amountOrZeroInvalid"] });
});

it("uses the stored value of a field if staff chose it over their own value after an edit conflict", () => {
  const compared = { "choice.amount": "theirs", "theirs.amount": "7", "choice.rail": "mine", "theirs.rail": "cash" };
  expect(codesOf(lossSchema, { ...loss, ...compared })).toMatchObject({ amount: "7", rail: "card" });
});

it("refuses an answer due before the letter was sent, a date after 2099, and a reminder after the deadline", () => {
  const letter = { ...target, kind: "bank", recipient: "A bank", sentOn: "2026-11-02" };
  expect(codesOf(letterSchema, { ...letter, answerDueOn: "2026-11-01" })).toEqual({
    answerDueOn: ["answerDueTooEarly"],
  });
  expect(codesOf(letterSchema, { ...letter, answerDueOn: "9999-12-31" })).toEqual({ answerDueOn: ["dayTooFar"] });
  const deadline = { ...target, title: "Appeal", dueOn: "2026-11-02" };
  expect(codesOf(deadlineSchema, { ...deadline, dueOn: "9999-12-31" })).toEqual({ dueOn: ["dayTooFar"] });
  expect(codesOf(deadlineSchema, { ...deadline, daysBefore: "-3" })).toEqual({ daysBefore: ["daysBeforeInvalid"] });
});

it("refuses a domain that is not a host name, and a name without any letter or digit", () => {
  const read = (kind: string, name: string) => codesOf(partySchema, { ...target, kind, name });
  expect(read("domain", "not a domain <script>")).toEqual({ name: ["hostInvalid"] });
  expect(read("domain", "https://www.Bright-Trade.example/login")).toMatchObject({ kind: "domain" });
  expect(read("domain", "müller.example")).toMatchObject({ kind: "domain" });
  expect(read("wallet", "😀")).toEqual({ name: ["nameWithoutLetters"] });
  expect(read("wallet", "not a wallet 😀")).toMatchObject({ kind: "wallet" });
});

it("refuses a reason that is too short", () => {
  const read = (reason: string) => codesOf(closeSchema, { ...row, outcome: "none", reason });
  expect(read("x")).toEqual({ reason: ["reasonTooShort"] });
});
