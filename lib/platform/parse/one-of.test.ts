import { oneOf } from "./one-of";

it("reads a stored code, and throws if it is unknown", () => {
  const codes = ["today", "later"] as const;
  expect(oneOf(codes, "later")).toBe("later");
  expect(() => oneOf(codes, "constructor")).toThrow("unknown");
});
