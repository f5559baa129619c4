import { consumerLawFor, countryOfClient } from "./consumer-law";

it.each([
  ["DE", "ca", "eu"],
  ["FR", "uk", "eu"],
  ["IE", "uk", "eu"],
  ["RE", "ca", "eu"],
  ["NO", "ca", "eu"],
  ["IS", "uk", "eu"],
  ["GB", "ca", "uk"],
  ["GB", "uk", "uk"],
  ["CA", "ca", "no_right"],
  ["US", "ca", "no_right"],
  ["CH", "ca", "no_right"],
  ["CH", "uk", "uk"],
  ["CA", "uk", "uk"],
  [undefined, "ca", "no_right"],
  [undefined, "uk", "uk"],
] as const)("a client in %s of a firm with the profile %s has the consumer law %s", (country, profile, law) => {
  expect(consumerLawFor(country, profile)).toBe(law);
});

const phone = "+1 416 555 0142";

it.each([
  ["the stated country", { stated: "DE", zone: "America/Toronto", phone }, "DE"],
  ["the country of the time zone without a stated country", { stated: undefined, zone: "Europe/Berlin", phone }, "DE"],
  ["a British time zone", { stated: undefined, zone: "Europe/London", phone }, "GB"],
  ["a time zone of the European Economic Area", { stated: undefined, zone: "Europe/Oslo", phone }, "NO"],
  ["the phone number without a time zone", { stated: undefined, zone: undefined, phone: "+49 211 5550142" }, "DE"],
  ["the phone number if the zone has no country", { stated: undefined, zone: "UTC", phone: "+44 20 7946 0811" }, "GB"],
  ["nothing", { stated: undefined, zone: undefined, phone: "416 555 0142" }, undefined],
])("the client's country is known by %s", (_by, residence, country) => {
  expect(countryOfClient(residence)).toBe(country);
});
