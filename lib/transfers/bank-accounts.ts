import type { Identifier } from "./kinds";

/** A pattern of a code, with what its match means. Undefined if it is none. The patterns are read in this order. */
export type CodePattern = {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => Identifier | undefined;
};

const label = String.raw`(?:[ :.#]|account|acct|a\/c|number|no|konto|nr|compte|num[eé]ro){0,4}`;

export const bankPatterns: readonly CodePattern[] = [
  {
    // A British sort code with the account number after it.
    pattern: new RegExp(String.raw`(?<![\d-])(\d\d)-(\d\d)-(\d\d)[,;]?${label}[ ]{0,2}(\d{8})(?!\d)`, "gi"),
    read: ([, a = "", b = "", c = "", account = ""]) => ukAccount(a + b + c, account),
  },
  {
    pattern: new RegExp(
      String.raw`\bsort ?code[ :]{0,3}(\d\d)[ -]?(\d\d)[ -]?(\d\d)[,;]?${label}[ ]{0,2}(\d{8})(?!\d)`,
      "gi",
    ),
    read: ([, a = "", b = "", c = "", account = ""]) => ukAccount(a + b + c, account),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:account|acct|a\/c)${label}[ ]{0,2}(\d{8})[,;]?[ ]{0,2}sort ?code[ :]{0,3}(\d\d)-?(\d\d)-?(\d\d)(?!\d)`,
      "gi",
    ),
    read: ([, account = "", a = "", b = "", c = ""]) => ukAccount(a + b + c, account),
  },
  {
    // A Canadian account: the transit number of the branch, the number of the institution and the account.
    pattern: new RegExp(
      String.raw`\btransit(?:[ :.#]|no|number){0,4}(\d{5})[ ,;]{0,3}(?:inst(?:itution)?(?:[ :.#]|no|number){0,4})(\d{3})[ ,;]{0,3}${label}[ ]{0,2}(\d{5,12})(?!\d)`,
      "gi",
    ),
    read: ([, transit = "", institution = "", account = ""]) => caAccount(transit, institution, account),
  },
  {
    pattern: /(?<![\d-])(\d{5})-(\d{3})[ -](\d{7,12})(?![\d-])/g,
    read: ([, transit = "", institution = "", account = ""]) => caAccount(transit, institution, account),
  },
  {
    pattern: /\b(?:BIC|SWIFT)(?:[ /:.-]|code|swift|bic){0,4}([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Za-z0-9])/g,
    read: ([, value = ""]) => ({ kind: "bic", value, check: "format-only" }),
  },
];

function ukAccount(sortCode: string, account: string): Identifier {
  const groups = sortCode.match(/\d\d/g) ?? [];
  return { kind: "uk-account", value: `${groups.join("-")} ${account}`, check: "format-only" };
}

function caAccount(transit: string, institution: string, account: string): Identifier {
  return { kind: "ca-account", value: `${transit}-${institution} ${account}`, check: "format-only" };
}
