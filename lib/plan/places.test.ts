import { allPlaces, countriesOfGroup, placeGroups, usedInGroup, usedThings } from "./places";

const groupsFor = (used: (typeof usedThings)[number]) =>
  placeGroups.filter((group) => usedInGroup(group).includes(used));

it("each group has a place in each country", () => {
  for (const group of placeGroups)
    for (const country of ["ca", "qc", "uk", "de"] as const)
      expect([group, country, allPlaces.some((place) => place.group === group && isIn(place, country))]).toEqual([
        group,
        country,
        true,
      ]);
});

it("a group that has no place in another country is hidden there", () => {
  expect(countriesOfGroup("bank")).toEqual(["ca", "qc", "uk", "de"]);
  expect(countriesOfGroup("exchange")).toContain("other");
});

it("whatever was used, the police and someone to talk to are shown, in the order of the page", () => {
  for (const used of usedThings) expect(groupsFor(used)).toEqual(expect.arrayContaining(["police", "support"]));
  expect(groupsFor("bank")).toEqual(["bank", "police", "regulator", "ombudsman", "identity", "support"]);
  expect(groupsFor("crypto")).toEqual(["bank", "police", "regulator", "ombudsman", "exchange", "identity", "support"]);
  expect(groupsFor("gift")).toEqual(["police", "giftCard", "identity", "support"]);
});

it("a group is hidden only by a choice that the page offers", () => {
  for (const group of placeGroups) expect(usedThings).toEqual(expect.arrayContaining([...usedInGroup(group)]));
});

const isIn = (place: (typeof allPlaces)[number], country: (typeof place.countries)[number]) =>
  place.countries.includes(country);
