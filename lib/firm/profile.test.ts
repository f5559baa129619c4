import { profile } from "./profile";

it("uses the Canadian profile if FIRM_PROFILE is not set", () => {
  expect(profile()).toMatchObject({ id: "ca", currency: "CAD", horizonDays: 365 });
  expect(profile("uk")).toMatchObject({ id: "uk", currency: "GBP", horizonDays: 365 });
});

it("offers French in the Canadian profile, between English and German, but not in the British profile", () => {
  expect(profile("ca").languages).toEqual(["en", "fr-CA", "de"]);
  expect(profile("uk").languages).toEqual(["en", "de"]);
});

it.each(["ca", "uk"] as const)("the profile %s has all badges, figures, testimonials, people and cards", (id) => {
  const { layout } = profile(id);
  expect([layout.trustBadges.length, layout.statistics.length, layout.testimonials.length, layout.team.length]).toEqual(
    [4, 4, 5, 4],
  );
  expect(layout.credentialCards).toHaveLength(3);
});
