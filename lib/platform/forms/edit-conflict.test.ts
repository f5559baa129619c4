import { chosenFields, conflictLines, unprefixed } from "./edit-conflict";

const fields = [
  { name: "phone", controls: ["phone"] },
  { name: "email", controls: ["email"] },
  { name: "channels", controls: ["byPhone", "byEmail"] },
];
const base = { phone: "1", email: "a@example.org", byPhone: "true", byEmail: "" };

it("lists each field in which the versions differ, and preselects the user's value only if the user changed it", () => {
  const mine = { phone: "2", email: "a@example.org", byPhone: "true", byEmail: "true" };
  const theirs = { phone: "3", email: "b@example.org", byPhone: "true" };
  expect(conflictLines(fields, { base, mine, theirs })).toEqual([
    { field: "phone", isMineChanged: true, isTheirsChanged: true, chosen: "mine" },
    { field: "email", isMineChanged: false, isTheirsChanged: true, chosen: "theirs" },
    { field: "channels", isMineChanged: true, isTheirsChanged: false, chosen: "mine" },
  ]);
  expect(conflictLines(fields, { base, mine, theirs: mine })).toEqual([]);
});

it("reads the original values from a form's hidden copies", () => {
  expect(unprefixed("base.", { phone: "2", "base.phone": "1", "base.byEmail": "true" })).toEqual({
    phone: "1",
    byEmail: "true",
  });
});

it("takes every control of a field whose stored value was chosen", () => {
  const form = new FormData();
  const submitted = {
    phone: "2",
    byPhone: "true",
    byEmail: "true",
    "choice.phone": "mine",
    "choice.channels": "theirs",
    "theirs.phone": "3",
    "theirs.byPhone": "true",
  };
  for (const [name, value] of Object.entries(submitted)) form.set(name, value);
  expect(chosenFields(form, ["phone", { name: "channels", controls: ["byPhone", "byEmail"] }])).toMatchObject({
    phone: "2",
    byPhone: "true",
    byEmail: "",
  });
});
