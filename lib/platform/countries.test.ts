import { countryForStaff, likelyCountry, phoneCountries } from "./countries";

describe("phoneCountries", () => {
  it("begins with the likely countries of the language, and names each with its calling code", () => {
    expect(phoneCountries("en")[0]).toEqual({ value: "CA", label: "Canada (+1)" });
    expect(phoneCountries("de")[0]).toEqual({ value: "DE", label: "Deutschland (+49)" });
    expect(phoneCountries("fr-CA")[1]).toEqual({ value: "FR", label: "France (+33)" });
  });

  it("lists each country once, and the less likely ones in the language's alphabetical order", () => {
    const labels = phoneCountries("de").map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(200);
    // German sorts "Ä" as "A".
    expect(labels.findIndex((label) => label.startsWith("Ägypten"))).toBeLessThan(
      labels.findIndex((label) => label.startsWith("Belgien")),
    );
  });
});

describe("likelyCountry", () => {
  it.each([
    ["Europe/Berlin", "DE"],
    ["Europe/London", "GB"],
    ["America/Vancouver", "CA"],
    ["Asia/Kathmandu", "NP"],
    ["Asia/Katmandu", "NP"],
  ])("is the country of a known time zone: %s", (zone, country) => {
    expect(likelyCountry({ locale: "en", zone, home: "CA" })).toBe(country);
  });

  it.each([
    ["en", "GB", "GB"],
    ["de", "CA", "DE"],
    ["fr-CA", "GB", "CA"],
  ] as const)("is the country of the language without a time zone: %s, firm in %s", (locale, home, country) => {
    expect(likelyCountry({ locale, home })).toBe(country);
    expect(likelyCountry({ locale, home, zone: "Antarctica/Troll" })).toBe(country);
  });
});

it.each([
  ["Europe/Berlin", "DE"],
  ["America/Vancouver", "CA"],
  ["UTC", "CA"],
  [undefined, "CA"],
])("reads a number that staff enter for a person in %s as one of %s", (zone, country) => {
  expect(countryForStaff({ zone, home: "CA" })).toBe(country);
});
