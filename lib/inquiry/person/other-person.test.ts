import { namesOther } from "./other-person";

const file = { firstName: "Zoë", lastName: "Kowalchuk", phone: "(416) 555-0100", phoneE164: "+14165550100" };

test.each([
  ["the same name in other letters", { firstName: "ZOE", lastName: "Kowalchuk " }, undefined],
  ["the same name with another number", { phoneE164: "+14165550199" }, undefined],
  ["another name with the same number", { firstName: "Otto" }, "name"],
  ["another name and another number", { firstName: "Otto", phoneE164: "+14165550199" }, "name-and-phone"],
  ["an erased booking", { firstName: "", lastName: "", phone: "", phoneE164: null }, undefined],
] as const)("%s", (_case, change, expected) => {
  expect(namesOther({ ...file, ...change }, file)).toBe(expected);
});

test("a file whose data was erased has no name to differ from", () => {
  expect(namesOther(file, { ...file, firstName: "", lastName: "" })).toBeUndefined();
});
