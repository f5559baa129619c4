/** For each code of a wrong answer, the code of the message that asks for the missing answer. */
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
 * The code that a form shows for a field. The error of an empty field asks for that field by name ("Enter your first
 * name"). The API keeps the specified codes. `ofStaff` is true for forms and files about another person.
 */
export function formFieldCode(code: string, typed: unknown, ofStaff = false): string {
  const isEmpty = typed === undefined || typed === null || (typeof typed === "string" && typed.trim() === "");
  if (!isEmpty) return code;
  return (ofStaff ? requestsOfStaff[code] : undefined) ?? requests[code] ?? code;
}
