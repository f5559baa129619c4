/**
 * Facts for pages that are built without a database and without the firm's settings. No visitor sees these pages: the
 * server renders each page from the database at its first visit.
 */
const facts: Readonly<Record<string, string>> = {
  MAIL_FROM: "office@example.com",
  FIRM_LEGAL_NAME: "Example",
  FIRM_LEGAL_FORM: "Inc.",
  FIRM_LEGAL_REPRESENTATIVES: "Example",
  FIRM_LEGAL_ADDRESS: "Example",
  FIRM_LEGAL_REGISTER: "Example",
  FIRM_LEGAL_PHONE: "+1 416 555 0199",
  FIRM_LEGAL_VAT_ID: "none",
};

/** Returns a value for each of the named settings that is a fact of the firm. */
export function unseenFacts(missing: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => missing.includes(name)));
}
