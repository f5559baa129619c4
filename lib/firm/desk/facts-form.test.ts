import { parseInput } from "@/lib/platform/parse/parse-input";

import { factsCa } from "../profiles/facts-ca";
import { editedFirm, readFirmFields, readFirmForm } from "./facts-form";
import { storedFields } from "./testing/stored-fields";

const read = (changes: Readonly<Record<string, string>>) =>
  parseInput(editedFirm, readFirmFields({ version: "1", ...storedFields(factsCa), ...changes }));

it.each([
  ["an empty name", { tradingName: " " }, { tradingName: ["required"] }],
  ["a name with markup", { legalName: "<b>x</b>" }, { legalName: ["invalid"] }],
  ["an empty line in one language", { "city.de": "" }, { "city.de": ["required"] }],
  ["an address without lines", { "registeredOffice.en": "\n" }, { "registeredOffice.en": ["required"] }],
  ["a part of an address alone", { "postal.street": "" }, { "postal.street": ["required"] }],
  ["a register without a number", { registers: "none yet" }, { registers: ["registerNumber"] }],
  ["a phone number in words", { phone: "call us" }, { phone: ["phoneInvalid"] }],
  ["an address without a domain", { email: "help" }, { email: ["emailInvalid"] }],
  ["an address for notices without a domain", { notificationEmail: "help" }, { notificationEmail: ["emailInvalid"] }],
  ["a country in words", { "postal.country": "Canada" }, { "postal.country": ["invalid"] }],
  ["markup in the legal form", { legalForm: "<b>" }, { legalForm: ["invalid"] }],
  ["markup in the names of representatives", { representatives: "<b>" }, { representatives: ["invalid"] }],
  ["markup in the business number", { businessNumber: "<b>" }, { businessNumber: ["invalid"] }],
  ["markup in the words on tax", { "taxWording.en": "<b>" }, { "taxWording.en": ["invalid"] }],
  ["an unknown zone", { zone: "Toronto time" }, { zone: ["unknownZone"] }],
  ["an unknown region", { holidays: "XX" }, { holidays: ["invalid"] }],
  ["half a period", { "hours.6.1.from": "10:00" }, { "hours.6": ["hoursHalf"] }],
  ["a time that is none", { "hours.6.1.from": "25:00", "hours.6.1.to": "26:00" }, { "hours.6": ["hoursHalf"] }],
  ["hours across midnight", { "hours.6.1.from": "22:00", "hours.6.1.to": "02:00" }, { "hours.6": ["hoursOrder"] }],
  ["overlapping periods", { "hours.1.2.from": "17:00", "hours.1.2.to": "20:00" }, { "hours.1": ["hoursOverlap"] }],
  ["no way to meet", { "modes.phone": "", "modes.video": "", "modes.in-person": "" }, { modes: ["modeRequired"] }],
  ["a first way that is not offered", { firstMode: "pigeon" }, { firstMode: ["modeFirst"] }],
  ["a prefix in small letters", { referencePrefix: "frs" }, { referencePrefix: ["prefixInvalid"] }],
  ["a page without https", { "social.x": "http://x.com/firm" }, { "social.x": ["httpsNeeded"] }],
  ["a picture of another site", { logo: "//evil.example/a.svg" }, { logo: ["invalid"] }],
  ["rates that are none", { exchangeRates: "EUR about one" }, { exchangeRates: ["ratesInvalid"] }],
])("refuses %s", (_, changes, codes) => {
  expect(read(changes as Record<string, string>)).toEqual({ ok: false, codes });
});

it("reads midnight as the end of a day, several periods in order, and the way that is shown first", () => {
  const parsed = read({
    "hours.7.1.from": "18:00",
    "hours.7.1.to": "00:00",
    "hours.7.2.from": "09:00",
    "hours.7.2.to": "12:00",
    firstMode: "video",
  });
  expect(parsed).toMatchObject({ ok: true, value: { meeting: ["video", "phone", "in-person"] } });
  expect(parsed.ok && parsed.value.changes.openingHours.slice(-2)).toEqual([
    { weekday: 7, opensMinute: 540, closesMinute: 720 },
    { weekday: 7, opensMinute: 1080, closesMinute: 1440 },
  ]);
});

it("an empty visiting address means that there is none, and hidden rates stay", () => {
  const parsed = read({ "visitingAddress.en": "", "visitingAddress.de": "", "visitingAddress.fr-CA": "" });
  expect(parsed).toMatchObject({ ok: true, value: { changes: { visitingAddress: null } } });
  expect(parsed.ok && "exchangeRates" in parsed.value.changes).toBe(false);
});

it("reads the chosen side of each line after a conflict", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    version: "2",
    ...storedFields(factsCa),
    phone: "+1 416 555 0177",
    "theirs.phone": "+1 416 555 0188",
    "choice.phone": "theirs",
    "hours.6.1.from": "10:00",
    "hours.6.1.to": "13:00",
    "theirs.hours.6.1.from": "09:00",
    "theirs.hours.6.1.to": "12:00",
    "choice.hours.6": "theirs",
  }))
    form.set(name, value);
  const parsed = parseInput(editedFirm, readFirmForm(form));
  expect(parsed).toMatchObject({ ok: true, value: { changes: { phone: "+1 416 555 0188" } } });
  expect(parsed.ok && parsed.value.changes.openingHours.at(-1)).toEqual({
    weekday: 6,
    opensMinute: 540,
    closesMinute: 720,
  });
});
