import { routeName } from "./route-name";

test.each([
  ["/", "/"],
  ["/de/contact", "/contact"],
  ["/booking/manage/aSecretToken", "/booking/manage/{token}"],
  ["/api/bookings/aSecretToken/cancel", "/api/bookings"],
  ["/de/dashboard/clients/0f8e/cases/CAS-1", "/dashboard/clients"],
  ["/a-mistyped-token", "other"],
])("the route of %s is %s", (path, name) => {
  expect(routeName(path)).toBe(name);
});
