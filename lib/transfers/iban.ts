import type { Identifier } from "./kinds";

const formNames = { n: "[0-9]", a: "[A-Z]", c: "[A-Z0-9]" } as const;

/**
 * The account part of the IBANs of each country, as in the registry of SWIFT: n digits, a capitals, c either. Each line
 * is a form and the countries that have it.
 */
const registry = `
  11n NO|14n BE DK FI FO GL|15n SI|16n AT LT EE BA XK|17n HR|18n DE ME RS VA|19n IL AE TL|20n CZ ES SK SE DZ|21n PT|22n IS
  23n AO|24n HU PL|10n11c2n FR MC|5n12c CH LI|4a14n GB IE|4a10n NL|3n13c LU|4a16c RO|4a13c LV|1a10n12c IT SM|4a5n18c MT
  8n16c CY AL|4a6n8c BG|7n16c GR|6n16c TR|8n12c AD|2a16n GE|6n19c UA|4a15c GI|2n18c SA|20c MD|4n16c AZ|3n13c KZ|4a20c LC
  4a14c BH|3n15n MK|4a21c QA|4a22c KW|4n20n TN|4a24n DO|23n1a1c BR|18n CR|4a20n VG|4a16c PK
`;

const patterns: ReadonlyMap<string, { readonly length: number; readonly pattern: RegExp }> = new Map(
  registry
    .split(/[|\n]/)
    .map((line) => line.trim().split(" "))
    .filter(([form = ""]) => /^\d{1,2}[nac](?:\d{1,2}[nac]){0,3}$/.test(form))
    .flatMap(([form = "", ...countries]) => {
      const parts = [...form.matchAll(/(\d{1,2})([nac])/g)].map(([, length = "", sign = "n"]) => ({ length, sign }));
      const source = parts
        .map(({ length, sign }) => `${formNames[sign as keyof typeof formNames]}{${length}}`)
        .join("");
      const length = 4 + parts.reduce((sum, part) => sum + Number(part.length), 0);
      return countries.map((country) => [country, { length, pattern: new RegExp(`^${source}$`) }] as const);
    }),
);

/**
 * A beginning that can be an IBAN, in groups or in one piece. The country decides where it ends. In MT940, the number
 * of a field, such as "?31", is right before it.
 */
export const ibanCandidate = /(?:(?<![A-Za-z0-9])|(?<=\?3\d))(?=([A-Za-z]{2}[0-9]{2}(?: ?[A-Za-z0-9]){8,30}))/g;

/** The IBAN at the beginning of a candidate, with the number of signs that it takes there. */
export function readIban(candidate: string): { readonly identifier: Identifier; readonly length: number } | undefined {
  const country = candidate.slice(0, 2).toUpperCase();
  const form = patterns.get(country);
  if (!form) return undefined;
  const end = endOf(candidate, form.length);
  if (end === undefined || /^[A-Za-z0-9]/.test(candidate.slice(end))) return undefined;
  const written = candidate.slice(0, end).replaceAll(" ", "");
  const value = written.toUpperCase();
  if (!form.pattern.test(value.slice(4))) return undefined;
  const check = remainder(value) === 1 ? "ok" : "failed";
  if (check === "failed" && written !== value) return undefined;
  return { identifier: { kind: "iban", value, check, country }, length: end };
}

/** The index after so many signs that are no spaces. */
function endOf(candidate: string, signs: number): number | undefined {
  let seen = 0;
  for (let at = 0; at < candidate.length; at += 1) {
    if (candidate[at] !== " ") seen += 1;
    if (seen === signs) return at + 1;
  }
  return undefined;
}

/** The check of ISO 7064: the number that the signs stand for, modulo 97. It is 1 if the check digits are right. */
function remainder(value: string): number {
  let rest = 0;
  for (const sign of value.slice(4) + value.slice(0, 4)) {
    const digits = Number.parseInt(sign, 36);
    rest = (rest * (digits > 9 ? 100 : 10) + digits) % 97;
  }
  return rest;
}

/** Where a creditor of SEPA debits has its own code: "ZZZ" or another three signs after the check digits. */
export const creditorCandidate = /(?<![A-Za-z0-9])[A-Z]{2}[0-9]{2}ZZZ[A-Z0-9]{5,28}(?![A-Za-z0-9])/g;

/** Reads the identifier of a creditor. Its check digits leave the business code at positions 5 to 7 out. */
export function readCreditorId(value: string): Identifier {
  return { kind: "creditor-id", value, check: remainder(value.slice(0, 4) + value.slice(7)) === 1 ? "ok" : "failed" };
}
