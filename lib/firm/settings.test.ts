import { readEnv } from "@/lib/platform/env";

import { factsCa } from "./profiles/facts-ca";
import { factsUk } from "./profiles/facts-uk";
import { firmFactsSchema, toFirm } from "./settings";
import type { FirmFacts } from "./settings";
import { firmFields } from "./settings-fields";
import { initialFacts, settingsThatDiffer } from "./settings-initial";

const live = {
  SITE_MODE: "live",
  MAIL_FROM: "Office <office@northgate.example>",
  FIRM_LEGAL_NAME: "Northgate Advisory Inc.",
  FIRM_LEGAL_FORM: "Inc.",
  FIRM_LEGAL_REPRESENTATIVES: "J. Northgate",
  FIRM_LEGAL_ADDRESS: "1 Northgate Road, Laval",
  FIRM_LEGAL_REGISTER: "Register 4711",
  FIRM_LEGAL_PHONE: "+1 416 555 0199",
  FIRM_LEGAL_VAT_ID: "4711",
  SOCIAL_X: "https://x.com/northgate",
};

it.each([
  ["Canada", factsCa],
  ["the United Kingdom", factsUk],
])("the sample facts for %s match the schema of the firm's record", (_country, facts) => {
  expect(firmFactsSchema.parse(facts)).toEqual(facts);
});

it("a firm may have a domain with an umlaut", () => {
  const { email } = firmFactsSchema.parse({ ...factsCa, email: "help@bücher.example" });
  expect(email).toBe("help@xn--bcher-kva.example");
});

const wrong: [string, Partial<Record<keyof FirmFacts, unknown>>][] = [
  ["an empty list of meeting modes", { meetingModes: [] }],
  ["a list that contains a meeting mode twice", { meetingModes: ["phone", "phone"] }],
  ["a time zone that is a UTC offset", { zone: "+05:00" }],
  ["hours that end before they begin", { openingHours: [{ weekday: 1, opensMinute: 600, closesMinute: 540 }] }],
  ["a region that has no holiday calendar", { holidays: { country: "CA", state: "ZZ" } }],
  ["a line break in a name", { tradingName: "Northgate\r\nBcc: all@example.com" }],
  ["a URL without https", { social: { ...factsCa.social, x: "http://x.com/northgate" } }],
  ["a logo on another site", { logo: "//pictures.example/logo.svg" }],
  ["a reference prefix in lower case", { referencePrefix: "frs" }],
  ["a phone number without digits", { phone: "+ ( ) - . -" }],
];

it.each(wrong)("the schema of the firm's record refuses %s", (_, change) => {
  expect(firmFactsSchema.safeParse({ ...factsCa, ...change }).success).toBe(false);
});

describe("the initial record", () => {
  it("consists of the profile's sample facts in demo mode", () => {
    expect(initialFacts(readEnv({}))).toEqual(factsCa);
    expect(initialFacts(readEnv({ FIRM_PROFILE: "uk" }))).toEqual(factsUk);
  });

  it("has the firm's identity from the environment and no invented values in live mode", () => {
    const facts = initialFacts(readEnv(live));
    expect(facts).toMatchObject({
      tradingName: "Northgate Advisory Inc.",
      registeredOffice: { de: ["1 Northgate Road", "Laval"] },
      registers: ["Register 4711"],
      taxNumber: "4711",
      email: "office@northgate.example",
      meetingModes: ["phone"],
      visitingAddress: null,
      paymentText: null,
      social: { x: "https://x.com/northgate", linkedin: null },
    });
    expect(JSON.stringify(facts)).not.toMatch(/sample|specialists|555 0100|00000|FRS|example\.com/i);
  });

  it.each(["none", " None "])("has no tax number in live mode if the environment says %j", (value) => {
    expect(initialFacts(readEnv({ ...live, FIRM_LEGAL_VAT_ID: value })).taxNumber).toBeNull();
  });

  it("is rejected with an error that names the invalid environment variable", () => {
    expect(() => initialFacts({ ...readEnv(live), FIRM_LEGAL_PHONE: "call us" })).toThrow("FIRM_LEGAL_PHONE has");
  });

  it("is compared with the environment, and the variables that have changed since the first start are listed", () => {
    const facts = initialFacts(readEnv(live));
    expect(settingsThatDiffer(facts, readEnv(live))).toEqual([]);
    const later = { ...live, FIRM_LEGAL_PHONE: "+1 416 555 0198", SOCIAL_X: "https://x.com/other" };
    expect(settingsThatDiffer(facts, readEnv(later))).toEqual(["FIRM_LEGAL_PHONE", "SOCIAL_X"]);
  });
});

it("the firm's phone number is converted to a `tel:` URL", () => {
  expect(toFirm({ ...factsCa, phone: "+1 (416) 555-0100" }, { version: 1, isSample: true }).phoneHref).toBe(
    "tel:+14165550100",
  );
});

describe("firm:set", () => {
  const hasLanguages = (name: string) => firmFields.has(`${name}.en`);

  it.each([...firmFields].filter(([name]) => !hasLanguages(name)))(
    "parses the text that it prints for the field %s",
    (_, field) => {
      expect(firmFactsSchema.parse({ ...factsCa, ...field.read(field.show(factsCa), factsCa) })).toEqual(factsCa);
    },
  );

  const read = (name: string, value: string) => firmFields.get(name)?.read(value, factsCa);

  it("changes a text in one language or in all languages", () => {
    expect(read("city", "Ottawa")).toEqual({ city: { en: "Ottawa", de: "Ottawa", "fr-CA": "Ottawa" } });
    expect(read("city.fr-CA", "Québec")).toEqual({ city: { ...factsCa.city, "fr-CA": "Québec" } });
  });

  it("parses a postal address, and clears it when the visiting address or registered office changes", () => {
    const parts = { street: "1 Road", locality: "Laval", region: "Quebec", postalCode: "H7T 0A1", country: "CA" };
    expect(read("postal-address", "1 Road; Laval; Quebec; H7T 0A1; CA")).toEqual({ postalAddress: parts });
    expect(read("postal-address", "1 Road; London; -; -; GB")).toMatchObject({
      postalAddress: { region: null, postalCode: null },
    });
    expect(read("postal-address", "none")).toEqual({ postalAddress: null });
    expect(read("postal-address", "1 Road, Laval")).toBeUndefined();
    expect(firmFactsSchema.safeParse({ ...factsCa, postalAddress: { ...parts, country: "Canada" } }).success).toBe(
      false,
    );
    const changes = [
      ["visiting-address", "2 Road; Laval"],
      ["visiting-address.en", "2 Road; Laval"],
      ["visiting-address.en", "none"],
      ["registered-office.de", "2 Road; Laval"],
    ] as const;
    for (const [name, value] of changes) expect(read(name, value)).toMatchObject({ postalAddress: null });
  });

  it("reads the postal address as null if the stored record does not contain one", () => {
    const { postalAddress: _, ...earlier } = factsCa;
    expect(firmFactsSchema.parse(earlier).postalAddress).toBeNull();
  });

  it("parses the opening hours of several days, and rejects invalid formats", () => {
    expect(read("opening-hours", "Mon-Tue 9:00-12:30; sat 10:00-14:00")).toEqual({
      openingHours: [
        { weekday: 1, opensMinute: 540, closesMinute: 750 },
        { weekday: 2, opensMinute: 540, closesMinute: 750 },
        { weekday: 6, opensMinute: 600, closesMinute: 840 },
      ],
    });
    for (const typed of ["9-5", "Fri-Mon 09:00-17:00", "Mon 09:70-17:00", ""])
      expect(read("opening-hours", typed)).toBeUndefined();
  });

  it("rejects an unknown meeting mode, a region that is not a code, and a register entry without a number", () => {
    expect(read("meeting-modes", "phone, pigeon")).toBeUndefined();
    expect(read("holidays", "Ontario")).toBeUndefined();
    expect(read("registers", "x")).toBeUndefined();
    expect(read("registers", "Companies House 01234567; none yet")).toBeUndefined();
  });

  it("accepts the same phone numbers as the environment variable FIRM_LEGAL_PHONE", () => {
    expect(read("phone", "+1 (416) 555-0100")).toEqual({ phone: "+1 (416) 555-0100" });
    expect(() => readEnv({ FIRM_LEGAL_PHONE: "+1 (416) 555-0100" })).not.toThrow();
    for (const typed of ["555 7788", "call us", "+1 416 555 0100 0000 0000"]) {
      expect(read("phone", typed)).toBeUndefined();
      expect(() => readEnv({ FIRM_LEGAL_PHONE: typed })).toThrow("FIRM_LEGAL_PHONE");
    }
  });
});
