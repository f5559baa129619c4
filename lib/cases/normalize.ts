import type { PartyKind } from "./kinds";

/** The legal forms in company names. People type the name of the same company with or without its legal form. */
const legalForms =
  /\b(?:ltd|limited|llc|llp|inc|incorporated|corp|corporation|co|plc|gmbh|ag|kg|ug|sa|sarl|sas|bv|nv|oy|ab|pty|ltee|limitee)\b/g;

/**
 * Normalises a name, a wallet address or a domain, so that conflict searches can compare it. Two names become equal if
 * they differ only in accents, capitals, punctuation, word order or legal forms. Most wallet addresses are
 * case-sensitive, so only hexadecimal and bech32 addresses are converted to lower case.
 */
export function normalizeParty(kind: PartyKind, name: string): string {
  if (kind === "wallet") return normalizeWallet(name);
  return kind === "domain" ? normalizeDomain(name) : normalizeName(name);
}

/** Like `normalizeParty`, but guesses from the text whether it is a wallet address, a domain or a name. */
export function normalizeRecipient(text: string): string {
  const plain = text.trim();
  if (/^\S{26,}$/.test(plain) && /\d/.test(plain) && !plain.includes(".")) return normalizeWallet(plain);
  return /^\S[^\s.]*\.\S{2,}$/.test(plain) ? normalizeDomain(plain) : normalizeName(plain);
}

/**
 * Normalises the name of a person or company. For example, "Müller & Söhne GmbH" becomes "muller sohne". The words are
 * sorted, because people type them in any order.
 */
export function normalizeName(name: string): string {
  const plain = name
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\./g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const short = plain.replace(legalForms, " ").trim();
  // If a name consists only of legal forms, the name keeps its legal forms.
  return (short === "" ? plain : short).split(/\s+/).sort().join(" ");
}

function normalizeWallet(address: string): string {
  const plain = address.replace(/[\s\u200b]/g, "");
  return /^0x[0-9a-f]+$/i.test(plain) || /^(?:bc|tb|ltc|addr|cosmos)1[0-9a-z]+$/i.test(plain)
    ? plain.toLowerCase()
    : plain;
}

function normalizeDomain(typed: string): string {
  const plain = typed.trim().replace(/^.*@/, "");
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(plain) ? plain : `https://${plain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : plain.toLowerCase();
  return host.replace(/^www\./, "").replace(/\.$/, "");
}

/**
 * Normalises a number that people type with different spaces, dashes and capitals, such as a transaction's hash, an
 * account number or the reference of a transfer.
 */
export function normalizeNumber(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The parent domains of a normalised domain, for example "fake.example" of "login.fake.example". */
export function parentDomains(host: string): readonly string[] {
  if (!isHostName(host)) return [];
  const labels = host.split(".");
  return labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join("."));
}

/** Whether a normalised domain is a host name, such as "example.com" or "xn--mller-kva.example". */
export function isHostName(host: string): boolean {
  return host.length <= 253 && /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{2,63}(?<!-)$/.test(host);
}

/**
 * Whether a text looks like a wallet address. Address formats differ between blockchains, so a text that does not look
 * like an address is stored too, and the page shows a warning.
 */
export function looksLikeWallet(address: string): boolean {
  return /^(?:[a-z]{2,12}:)?(?=\S*\d)[A-Za-z0-9_-]{24,120}$/.test(address.replace(/[\s\u200b]/g, ""));
}
