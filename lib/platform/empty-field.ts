/** The codes of messages that ask for an answer, by the code that describes a wrong one. */
const requests: Readonly<Record<string, string>> = {
  firstNameTooShort: "firstNameEmpty",
  lastNameTooShort: "lastNameEmpty",
  emailInvalid: "emailEmpty",
  phoneTooShort: "phoneEmpty",
  subjectTooShort: "subjectEmpty",
  messageTooShort: "messageEmpty",
};

/** The code that a form shows for a field: an empty one asks for itself. The API keeps the specified codes. */
export function formFieldCode(code: string, typed: unknown): string {
  const isEmpty = typed === undefined || typed === null || (typeof typed === "string" && typed.trim() === "");
  return (isEmpty ? requests[code] : undefined) ?? code;
}
