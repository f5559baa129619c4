import { formFieldCode } from "./empty-field";

it.each(["", "   ", null, undefined])("lets an empty field ask for itself: %p", (typed) => {
  expect(formFieldCode("firstNameTooShort", typed)).toBe("firstNameEmpty");
});

it("keeps the message of a field that was filled in wrongly", () => {
  expect(formFieldCode("firstNameTooShort", "M")).toBe("firstNameTooShort");
  expect(formFieldCode("emailInvalid", "margaret")).toBe("emailInvalid");
});

it("keeps messages that are requests already", () => {
  expect(formFieldCode("contactMethodRequired", undefined)).toBe("contactMethodRequired");
});

it("asks staff for the name of the other person, not for their own", () => {
  expect(formFieldCode("firstNameTooShort", "", true)).toBe("theirFirstNameEmpty");
  expect(formFieldCode("phoneTooShort", undefined, true)).toBe("phoneEmpty");
  expect(formFieldCode("firstNameTooShort", "M", true)).toBe("firstNameTooShort");
});
