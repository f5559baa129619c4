import { profile } from "./profile";

it("uses the profile that FIRM_PROFILE names, by default Canada", () => {
  expect(profile()).toMatchObject({ id: "ca", currency: "CAD", horizonDays: 365 });
  expect(profile("uk")).toMatchObject({ id: "uk", currency: "GBP", horizonDays: 365 });
});

it("offers French only in Canada, between English and German", () => {
  expect(profile("ca").languages).toEqual(["en", "fr-CA", "de"]);
  expect(profile("uk").languages).toEqual(["en", "de"]);
});

it.each(["ca", "uk"] as const)("has four trust badges, four figures, five testimonials and four people in %s", (id) => {
  const { layout } = profile(id);
  expect([layout.trustBadges.length, layout.statistics.length, layout.testimonials.length, layout.team.length]).toEqual(
    [4, 4, 5, 4],
  );
  expect(layout.credentialCards).toHaveLength(3);
});
