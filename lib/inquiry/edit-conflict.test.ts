import { conflictLines, contactValuesOf } from "./edit-conflict";

const fields = ["phone", "email", "preferredContact", "safeContact", "safeContactNote"] as const;
const base = { phone: "1", email: "a@example.org", preferredContact: "phone", safeContact: "", safeContactNote: "" };

it("lists each field in which the user's value differs from the stored value, and preselects the user's value only if the user changed the field", () => {
  const mine = { ...base, phone: "2", safeContactNote: "Ask for Zoë" };
  const theirs = { ...base, phone: "3", email: "b@example.org" };
  expect(conflictLines(fields, { base, mine, theirs }).map(({ field, chosen }) => [field, chosen])).toEqual([
    ["phone", "mine"],
    ["email", "theirs"],
    ["safeContactNote", "mine"],
  ]);
  expect(conflictLines(fields, { base, mine, theirs: mine })).toEqual([]);
});

it("reads the typed values from a form's fields, and the original values from its hidden fields", () => {
  const submitted = { phone: "2", noTexts: "true", discreet: "true", "base.phone": "1", "base.safeContact": "noTexts" };
  expect(contactValuesOf(fields, submitted)).toMatchObject({ phone: "2", safeContact: "noTexts,discreet", email: "" });
  expect(contactValuesOf(fields, submitted, "base.")).toMatchObject({ phone: "1", safeContact: "noTexts" });
});
