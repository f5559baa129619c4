import { profile } from "./profile";

it("returns the profile with the given id or, without an id, the profile that FIRM_PROFILE names", () => {
  expect(profile()).toMatchObject({ id: "ca", currency: "CAD", horizonDays: 365 });
  expect(profile("uk")).toMatchObject({ id: "uk", currency: "GBP", horizonDays: 365 });
});

it("offers English, French and German in the Canadian profile, and English and German in the British profile", () => {
  expect(profile("ca").languages).toEqual(["en", "fr-CA", "de"]);
  expect(profile("uk").languages).toEqual(["en", "de"]);
});

it.each(["ca", "uk"] as const)("the profile %s has 4 badges, 4 figures, 5 testimonials, 4 people and 3 cards", (id) => {
  const { layout } = profile(id);
  expect([layout.trustBadges.length, layout.statistics.length, layout.testimonials.length, layout.team.length]).toEqual(
    [4, 4, 5, 4],
  );
  expect(layout.credentialCards).toHaveLength(3);
});

it('"Leave now" opens the weather of the firm\'s country, and in German that of Germany', () => {
  expect([profile("ca"), profile("uk")].map(({ weather }) => [weather.en, weather.de])).toEqual([
    ["https://weather.gc.ca/", "https://www.dwd.de/"],
    ["https://www.metoffice.gov.uk/", "https://www.dwd.de/"],
  ]);
});
