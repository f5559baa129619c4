import { hostCookie } from "./host-cookie";

const settings = { siteUrl: "" };
jest.mock("../env", () => ({ env: () => settings }));

it("is bound to the host and to https, and scripts cannot read it", () => {
  settings.siteUrl = "https://www.example.com";
  expect(hostCookie("booking-draft")).toEqual({
    name: "__Host-booking-draft",
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: true },
  });
});

it("has no prefix on this machine, where browsers would refuse it without https", () => {
  settings.siteUrl = "http://localhost:3000";
  expect(hostCookie("booking-draft")).toMatchObject({ name: "booking-draft", options: { secure: false } });
});
