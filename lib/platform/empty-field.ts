/** Maps the error code of a wrong answer to the code of the message that asks for the missing answer. */
const requests: Readonly<Record<string, string>> = {
  firstNameTooShort: "firstNameEmpty",
  lastNameTooShort: "lastNameEmpty",
  emailInvalid: "emailEmpty",
  phoneTooShort: "phoneEmpty",
  subjectTooShort: "subjectEmpty",
  messageTooShort: "messageEmpty",
};

/** The codes for staff, who fill in a form about someone else. */
const requestsOfStaff: typeof requests = {
  firstNameTooShort: "theirFirstNameEmpty",
  lastNameTooShort: "theirLastNameEmpty",
  emailInvalid: "theirEmailEmpty",
};

/**
 * Returns the code of the message that a form shows for a field. The message for an empty field asks for the field by
 * name ("Enter your first name"). The API does not use these codes. `ofStaff`: the form or file is about another
 * person.
 */
export function formFieldCode(code: string, typed: unknown, ofStaff = false): string {
  const isEmpty = typed === undefined || typed === null || (typeof typed === "string" && typed.trim() === "");
  if (!isEmpty) return code;
  return (ofStaff ? requestsOfStaff[code] : undefined) ?? requests[code] ?? code;
}
