import { currencyControl } from "./field-names";
import { readFile, readLanguages, readLines, readMoney, readWeekdays } from "./read-fields";

it("reads one entry a line", () => {
  expect(readLines(" fraud \r\n\r\ncrypto\nbank ")).toEqual(["fraud", "crypto", "bank"]);
  expect(readLines(undefined)).toEqual([]);
});

it("reads the ticked days from Monday to Sunday", () => {
  expect(readWeekdays({ "days.7": "true", "days.1": "on", "days.2": "" }, "days")).toEqual([1, 7]);
});

it("reads one text in each language", () => {
  expect(readLanguages({ "title.en": " Price ", "title.de": "Preis" }, "title")).toEqual({
    en: "Price",
    de: "Preis",
    "fr-CA": "",
  });
});

test.each([
  ["en", "1,250.50", 125_050],
  ["de", "1.250,5", 125_050],
  ["fr-CA", "1 250,05", 125_005],
  ["en", "12", 1_200],
])("reads money in minor units in %p: %p", (locale, price, minor) => {
  const fields = { locale, price, [currencyControl("price")]: "EUR" };
  expect(readMoney(fields, "price")).toEqual({ minor, currency: "EUR" });
});

test.each([
  [{ price: "1.234" }, { invalid: "price", code: "amountAmbiguous" }],
  [{ price: "" }, { invalid: "price", code: "amountInvalid" }],
  [
    { price: "1", "price.currency": "USD" },
    { invalid: "price.currency", code: "required" },
  ],
])("says which control of an amount is invalid: %p", (typed, refusal) => {
  expect(readMoney({ locale: "en", "price.currency": "CAD", ...typed }, "price")).toEqual(refusal);
});

it("reads an amount in a currency that the form does not ask for", () => {
  expect(readMoney({ locale: "en", price: "3" }, "price", "GBP")).toEqual({ minor: 300, currency: "GBP" });
});

it("treats a file field without a file as missing", () => {
  const form = new FormData();
  form.set("logo", new File([], ""));
  expect(readFile(form, "logo")).toBeUndefined();
  form.set("logo", new File(["<svg/>"], "logo.svg"));
  expect(readFile(form, "logo")).toMatchObject({ name: "logo.svg" });
});
