import { countryForStaff, likelyCountry, phoneCountries } from "./countries";

describe("phoneCountries", () => {
  it("puts the most likely countries for the language first and adds a calling code to each label", () => {
    expect(phoneCountries("en", "CA")[0]).toEqual({ value: "CA", label: "Canada (+1)" });
    expect(phoneCountries("de", "CA")[0]).toEqual({ value: "DE", label: "Deutschland (+49)" });
    expect(phoneCountries("fr-CA", "CA")[1]).toEqual({ value: "FR", label: "France (+33)" });
  });

  it("puts the firm's country first in English", () => {
    const british = phoneCountries("en", "GB").slice(0, 3);
    expect(british.map(({ value }) => value)).toEqual(["GB", "CA", "US"]);
  });

  it("lists each country once, and sorts the less likely countries in the language's alphabetical order", () => {
    const labels = phoneCountries("de", "CA").map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(200);
    // German sorts "Ä" as "A".
    expect(labels.findIndex((label) => label.startsWith("Ägypten"))).toBeLessThan(
      labels.findIndex((label) => label.startsWith("Belgien")),
    );
  });
});

it("looks up the country of a time zone once, not for each row of an imported file", () => {
  const format = jest.spyOn(Intl, "DateTimeFormat");
  for (let row = 0; row < 100; row += 1) countryForStaff({ zone: "Europe/Lisbon", home: "CA" });
  for (let row = 0; row < 100; row += 1) countryForStaff({ zone: "No/Such_Zone", home: "CA" });
  expect(format.mock.calls.length).toBeLessThanOrEqual(2);
  format.mockRestore();
});

describe("likelyCountry", () => {
  it.each([
    ["Europe/Berlin", "DE"],
    ["Europe/London", "GB"],
    ["America/Vancouver", "CA"],
    ["Asia/Kathmandu", "NP"],
    ["Asia/Katmandu", "NP"],
  ])("returns the country of the time zone %s", (zone, country) => {
    expect(likelyCountry({ locale: "en", zone, home: "CA" })).toBe(country);
  });

  it.each([
    ["en", "GB", "GB"],
    ["de", "CA", "DE"],
    ["fr-CA", "GB", "CA"],
  ] as const)("uses the language %s and the firm's country %s if the time zone is unknown", (locale, home, country) => {
    expect(likelyCountry({ locale, home })).toBe(country);
    expect(likelyCountry({ locale, home, zone: "Antarctica/Troll" })).toBe(country);
  });
});

it.each([
  ["Europe/Berlin", "DE"],
  ["America/Vancouver", "CA"],
  ["UTC", "CA"],
  [undefined, "CA"],
])("if a client's time zone is %s, a phone number without a country code is read as one from %s", (zone, country) => {
  expect(countryForStaff({ zone, home: "CA" })).toBe(country);
});
