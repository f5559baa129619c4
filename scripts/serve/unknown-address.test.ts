import { askedAddress } from "./unknown-address";

test.each([
  ["/bookings/manage/a-private-token", "", "/not-found"],
  ["/de/nichts", "_rsc=1x", "/de/not-found?_rsc=1x"],
  ["/fr-ca/services/rien", "", "/fr-ca/not-found"],
  ["/not-found", "", "/not-found"],
  ["/%00", "", "/not-found"],
])("asks for the kept page of %s by its own name", (path, query, asked) => {
  expect(askedAddress(path, query)).toBe(asked);
});

test.each([
  ["/", ""],
  ["/de/booking", "service=x&step=date"],
  ["/booking/manage/a-private-token", ""],
  ["/DE/about", ""],
  ["/about/", ""],
  ["//nothing", ""],
  ["/dashboard/clients", ""],
  ["/api/nothing", "a=%00"],
  ["/_next/static/chunks/a.js", ""],
  ["/robots.txt", ""],
])("leaves %s as it is", (path, query) => {
  expect(askedAddress(path, query)).toBe(path + (query && `?${query}`));
});
