import { loginPath, safeReturn } from "./way-in";

it.each(["/dashboard", "/de/dashboard/bookings?page=2", "/fr-ca/dashboard"])("goes back to %s", (path) => {
  expect(safeReturn(path)).toBe(path);
});

it.each([
  "https://evil.example/dashboard",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "dashboard",
  "",
  undefined,
  ["/dashboard"],
])("does not go to %p", (wish) => {
  expect(safeReturn(wish)).toBe("/dashboard");
});

it("keeps the language of the page that was asked for", () => {
  expect(loginPath("/de/dashboard?a=1")).toBe("/de/login?callbackUrl=%2Fde%2Fdashboard%3Fa%3D1");
  expect(loginPath("https://evil.example")).toBe("/login?callbackUrl=%2Fdashboard");
});
