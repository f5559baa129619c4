import { nextUrl } from "./unknown-address";

test.each([
  ["/bookings/manage/a-private-token", "", "/not-found"],
  ["/de/nichts", "_rsc=1x", "/de/not-found?_rsc=1x"],
  ["/fr-ca/services/rien", "", "/fr-ca/not-found"],
  ["/not-found", "", "/not-found"],
  ["/%00", "", "/not-found"],
])("returns the URL of the not-found page for the path %s", (path, query, url) => {
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
])("does not change the path %s", (path, query) => {
  expect(nextUrl(path, query)).toBe(path + (query && `?${query}`));
});
