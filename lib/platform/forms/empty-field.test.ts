import { formFieldCode } from "./empty-field";

it.each(["", "   ", null, undefined])("asks for an answer if the field is empty: %p", (typed) => {
  expect(formFieldCode("firstNameTooShort", typed)).toBe("firstNameEmpty");
});

it("keeps the message of a field that was filled in wrongly", () => {
  expect(formFieldCode("firstNameTooShort", "M")).toBe("firstNameTooShort");
  expect(formFieldCode("emailInvalid", "margaret")).toBe("emailInvalid");
});

it("keeps the message of an empty field if this message already asks for an answer", () => {
  expect(formFieldCode("contactMethodRequired", undefined)).toBe("contactMethodRequired");
});

it("asks staff for the name of the person that the form is about", () => {
  expect(formFieldCode("firstNameTooShort", "", true)).toBe("theirFirstNameEmpty");
  expect(formFieldCode("phoneTooShort", undefined, true)).toBe("phoneEmpty");
  expect(formFieldCode("firstNameTooShort", "M", true)).toBe("firstNameTooShort");
});
