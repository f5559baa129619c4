import { splitFieldCode } from "./field-text";

/** Maps an error code to the code that a form shows instead if the field is empty. */
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
 * Returns the code of the message that a form or a CSV import shows for a field with the error `code`. If the field is
 * empty, `code` is replaced as in the tables above, so that the message says what to enter ("Enter your first name").
 * The API returns error codes unchanged. `ofStaff`: staff enter the details of another person.
 */
export function formFieldCode(code: string, typed: unknown, ofStaff = false): string {
  const isEmpty = typed === undefined || typed === null || (typeof typed === "string" && typed.trim() === "");
  if (!isEmpty) return code;
  const [name] = splitFieldCode(code);
  return (ofStaff ? requestsOfStaff[name] : undefined) ?? requests[name] ?? code;
}
