import { parseInput } from "@/lib/platform/parse/parse-input";

import { changedService, readServiceFields, readServiceForm } from "./service-form";

const id = "66a1f0c25d3b9e0012ab4c02";
const adviser = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b701";
const fields = {
  locale: "en",
  id,
  version: "3",
  "name.en": "Evidence review",
  "description.en": "We read what you have kept.",
  "name.fr-CA": "Examen des preuves",
  "description.fr-CA": "Nous lisons ce que vous avez gardé.",
  category: "recovery",
  icon: "search",
  minutes: "75",
  bufferBeforeMinutes: "0",
  bufferAfterMinutes: "15",
  slotGridMinutes: "30",
  minNoticeMinutes: "120",
  horizonDays: "365",
  isActive: "true",
  aliases: "file-review\n\n Evidence ",
  [`adviser.${adviser}`]: "true",
  "price.CAD.initial": "1,250.50",
  "price.CAD.followUp": "",
  "price.EUR.initial": "0",
  from: "2027-02-01",
  shownFor: "2027-01-08",
};

const parse = (changes: Readonly<Record<string, string>> = {}) =>
  parseInput(changedService, readServiceFields({ ...fields, ...changes }));
const codes = (changes: Readonly<Record<string, string>>) => {
  const parsed = parse(changes);
  return parsed.ok ? {} : parsed.codes;
};

it("reads the form of a service", () => {
  expect(parse()).toMatchObject({
    ok: true,
    value: {
      id,
      version: 3,
      facts: {
        name: { en: "Evidence review", de: "", "fr-CA": "Examen des preuves" },
        minutes: 75,
        isActive: true,
        availableForNewClients: false,
        aliases: ["file-review", "evidence"],
        adviserIds: [adviser],
      },
      planned: {
        from: "2027-02-01",
        prices: {
          CAD: { initialMinor: 125_050, followUpMinor: null },
          EUR: { initialMinor: 0, followUpMinor: null },
        },
      },
    },
  });
});

it.each([
  ["a price below zero", { "price.CAD.initial": "-1" }, "price.CAD.initial", "amountOrZeroInvalid"],
  ["a price of ten million", { "price.CAD.initial": "10000000" }, "price.CAD.initial", "amountTooLarge"],
  ["a price with three decimals", { "price.CAD.followUp": "1.2345" }, "price.CAD.followUp", "amountTooPrecise"],
  ["no price in a currency of the firm", { "price.EUR.initial": "" }, "price.EUR.initial", "priceRequired"],
  ["a follow-up price alone in another currency", { "price.GBP.followUp": "5" }, "price.GBP.initial", "priceRequired"],
  ["a day that does not exist", { from: "2027-02-30" }, "from", "priceDayRequired"],
  ["a length off the grid", { minutes: "62" }, "minutes", "minutesOffGrid"],
  ["a length of five hours", { minutes: "300" }, "minutes", "minutesRange"],
  ["a buffer that is no number", { bufferAfterMinutes: "ten" }, "bufferAfterMinutes", "bufferRange"],
  ["a horizon of two years", { horizonDays: "730" }, "horizonDays", "horizonRange"],
  ["no French name of a service that is shown", { "name.fr-CA": " " }, "name.fr-CA", "frenchRequired"],
  ["no French description", { "description.fr-CA": "" }, "description.fr-CA", "frenchRequired"],
  ["a German name without a description", { "name.de": "Prüfung" }, "description.de", "textPair"],
  ["no English name", { "name.en": "" }, "name.en", "required"],
  ["a name of 81 characters", { "name.en": "x".repeat(81) }, "name.en", "serviceNameTooLong"],
  ["an alias with a space", { aliases: "file review" }, "aliases", "aliasInvalid"],
  ["the same alias twice", { aliases: "evidence\nEvidence" }, "aliases", "aliasTwice"],
] as const)("refuses %s", (_what, changes, field, code) => {
  expect(codes(changes as Readonly<Record<string, string>>)).toEqual({ [field]: [code] });
});

it("accepts a service without French texts while it is not shown", () => {
  expect(codes({ isActive: "", "name.fr-CA": "", "description.fr-CA": "" })).toEqual({});
});

it("reads the chosen version of each field after an edit conflict", () => {
  const form = new FormData();
  const conflict = {
    ...fields,
    "choice.minutes": "theirs",
    "theirs.minutes": "90",
    "choice.name": "theirs",
    "theirs.name.en": "File review",
    "theirs.name.de": "",
    "theirs.name.fr-CA": "Examen",
    "choice.adviserIds": "theirs",
    [`theirs.adviser.${adviser}`]: "",
    "choice.aliases": "mine",
    "theirs.aliases": "other",
  };
  for (const [name, value] of Object.entries(conflict)) form.set(name, value);
  expect(parseInput(changedService, readServiceForm(form))).toMatchObject({
    value: {
      facts: {
        name: { en: "File review", "fr-CA": "Examen" },
        minutes: 90,
        adviserIds: [],
        aliases: ["file-review", "evidence"],
      },
    },
  });
});

it("reads prices as they are written in the language of the form", () => {
  expect(parse({ locale: "de", "price.CAD.initial": "1.250,50" })).toMatchObject({
    value: { planned: { prices: { CAD: { initialMinor: 125_050 } } } },
  });
});
