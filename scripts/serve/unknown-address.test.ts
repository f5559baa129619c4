import { nextUrl } from "./unknown-address";

test.each([
  ["/bookings/manage/a-private-token", "", "/not-found"],
  ["/de/nichts", "_rsc=1x", "/de/not-found?_rsc=1x"],
  ["/fr-ca/services/rien", "", "/fr-ca/not-found"],
  ["/not-found", "", "/not-found"],
  ["/%00", "", "/not-found"],
])("gives Next the same URL for every unknown address: %s", (path, query, url) => {
  expect(nextUrl(path, query)).toBe(url);
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
])("does not change %s", (path, query) => {
  expect(nextUrl(path, query)).toBe(path + (query && `?${query}`));
});
