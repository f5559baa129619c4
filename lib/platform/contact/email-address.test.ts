import { email, typedEmail } from "../text";

it.each([
  ["info@kfz-sachverständiger-müller.example", "info@xn--kfz-sachverstndiger-mller-xec07d.example"],
  ["Anna@Пример.РФ", "anna@xn--e1afmkfd.xn--p1ai"],
  ["anna@example.xn--p1ai", "anna@example.xn--p1ai"],
  ["r&b@example.org", "r&b@example.org"],
  ["d'arcy+spam@example.photography", "d'arcy+spam@example.photography"],
  [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
])("stores %s as %s", (typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
});

it.each([
  `${"a".repeat(65)}@example.org`,
  "a..b@example.org",
  ".a@example.org",
  "a.@example.org",
  "a@example",
  "a@-example.org",
  "a@exa mple.org",
  "a b@example.org",
  "a@b@example.org",
  "a@127.0.0.1",
])("refuses %s", (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

it("accepts an address with an umlaut in its domain from staff too", () => {
  expect(typedEmail.parse(" Jana@Bücher.example ")).toBe("jana@xn--bcher-kva.example");
  expect(typedEmail.safeParse("jana@").success).toBe(false);
});
