/** The source of a regular expression that matches a UUID in lowercase with hyphens, as PostgreSQL writes it. */
export const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const uuid = new RegExp(`^${uuidPattern}$`);

/**
 * Whether a text has the form of a UUID. It does not check whether a row with this id exists. PostgreSQL refuses a
 * query that compares a UUID column with a text of another form.
 */
export function isUuid(text: string | null | undefined): text is string {
  return typeof text === "string" && uuid.test(text);
}
