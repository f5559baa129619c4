import { bankPatterns } from "./bank-accounts";
import type { CodePattern } from "./bank-accounts";
import { evmNetworks } from "./codes/checked";
import { readTonHash } from "./codes/ton";
import { readToken } from "./codes/token";
import { cardPatterns, emailsIn, phonePatterns } from "./contacts";
import { isExplorerHost, readUrl } from "./explorers";
import { giftCardCodesIn, giftCardWords } from "./gift-cards";
import { creditorCandidate, ibanCandidate, readCreditorId, readIban } from "./iban";
import type { Identifier, Network, Warning } from "./kinds";

/** A code with its place in the text, from `start` up to `end`. */
export type FoundCode = { readonly start: number; readonly end: number; readonly identifier: Identifier };

export type FoundCodes = { readonly codes: readonly FoundCode[]; readonly warnings: readonly Warning[] };

/** More codes are not listed, so that a text of nothing but codes stays cheap. */
const mostCodes = 10_000;

/**
 * Finds every code in a clean text. Each kind takes its codes out of the text before the next one searches, so that one
 * code is never read twice.
 */
export function findCodes(text: string): FoundCodes {
  const codes: FoundCode[] = [];
  const warnings = new Set<Warning>();
  let rest = text;
  /** Reads the matches of a pattern in what is left and blanks those that are codes. */
  function take(pattern: RegExp, read: (match: RegExpExecArray) => readonly (Identifier | FoundCode)[]): void {
    if (codes.length >= mostCodes) return;
    const blanked: string[] = [];
    let end = 0;
    for (const match of rest.matchAll(pattern)) {
      for (const found of read(match)) {
        const code = "identifier" in found ? found : placed(match, found);
        codes.push(code);
        if (code.start < end) continue;
        blanked.push(rest.slice(end, code.start), " ".repeat(code.end - code.start));
        end = code.end;
      }
      if (codes.length >= mostCodes) break;
    }
    rest = blanked.join("") + rest.slice(end);
  }
  const takeAll = (patterns: readonly CodePattern[]) => {
    for (const { pattern, read } of patterns) take(pattern, (match) => asList(read(match)));
  };

  take(linkPattern, (match) => {
    const written = withoutTail(match[0]);
    if (!/^(?:https?:|www\.)/i.test(written) && !isExplorerHost(hostOf(written))) return [];
    const { identifiers, isLookalike } = readUrl(written);
    if (isLookalike) warnings.add("lookalike-host");
    return identifiers.map((identifier) => ({ start: match.index, end: match.index + written.length, identifier }));
  });
  const emails = emailsIn(rest);
  for (const { start, end } of emails)
    codes.push({ start, end, identifier: { kind: "email", value: rest.slice(start, end), check: "format-only" } });
  rest = blanked(rest, emails);
  take(creditorCandidate, ([value]) => [readCreditorId(value)]);
  take(ibanCandidate, (match) => {
    const found = readIban(match[1] ?? "");
    return found ? [{ start: match.index, end: match.index + found.length, identifier: found.identifier }] : [];
  });
  take(truncated, ([value]) =>
    isPart(value) ? [{ kind: "partial-code", value, check: "none", networks: networksOfPart(value) }] : [],
  );
  take(splitCode, (match) => {
    const [before, first = "", second = ""] = match;
    const code = joined(first, second);
    if (code) warnings.add("joined-line-break");
    const end = match.index + before.length + second.length;
    return code ? [{ start: match.index, end, identifier: code }] : [];
  });
  take(tonRaw, ([value]) => asList(readToken(value)));
  take(token, ([value]) => asList(readToken(value)));
  take(base64Token, ([value]) =>
    asList(readToken(value) ?? (/\bton(?:coin)?\b/i.test(text) ? readTonHash(value) : undefined)),
  );
  takeAll(bankPatterns);
  if (giftCardWords.test(rest)) {
    const cards = giftCardCodesIn(rest);
    codes.push(...cards.slice(0, mostCodes));
    rest = blanked(rest, cards);
  }
  takeAll([...cardPatterns, ...phonePatterns]);
  codes.sort((a, b) => a.start - b.start);
  return { codes, warnings: [...warnings] };
}

const linkPattern =
  /(?<![\w@.-])(?:https?:\/\/|www\.|[A-Za-z0-9][A-Za-z0-9-]{0,30}(?:\.[A-Za-z0-9-]{1,30}){1,3}\/)[^\s"'<>\\^`{|}]{1,600}/gi;
/** A code of which a program shows only both ends, as in "0x13a5A0…998F94". */
const truncated = /(?<![A-Za-z0-9])[A-Za-z0-9]{4,20}(?:…|\.{3})[A-Za-z0-9]{4,20}(?![A-Za-z0-9])/g;
/** A code that a line break cut in two, as in a text from a PDF. */
const splitCode = /(?<![A-Za-z0-9])([A-Za-z0-9]{8,100}) ?\n ?(?=([A-Za-z0-9]{4,100})(?![A-Za-z0-9]))/g;
const token = /(?<![A-Za-z0-9])[A-Za-z0-9]{20,130}(?![A-Za-z0-9])/g;
const tonRaw = /(?<![\w-])(?:0|-1):[0-9a-fA-F]{64}(?![0-9a-fA-F])/g;
const base64Token = /(?<![\w+/-])[\w+/-]{43,48}=?(?![\w+/=-])/g;

/** Two halves are one code only if the whole has a right checksum, or the exact length of an address or hash. */
function joined(first: string, second: string): Identifier | undefined {
  if (readToken(first)?.check === "ok" || readToken(second)?.check === "ok") return undefined;
  const code = readToken(first + second);
  if (!code) return undefined;
  const isExact = code.networks?.includes("evm-other") === true && code.check !== "length-unusual";
  return code.check === "ok" || isExact ? code : undefined;
}

/**
 * Words with three dots between them are no code. A code begins with "0x" or mixes digits with letters of both sizes.
 */
function isPart(value: string): boolean {
  return /^0x[0-9a-f]/i.test(value) || (/\d/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value));
}

function networksOfPart(value: string): readonly Network[] {
  if (/^0x/i.test(value)) return evmNetworks;
  if (/^bc1/i.test(value)) return ["bitcoin"];
  if (/^ltc1/i.test(value)) return ["litecoin"];
  if (/^addr1/i.test(value)) return ["cardano"];
  return /^T[1-9A-HJ-NP-Za-km-z]/.test(value) ? ["tron"] : /^[13]/.test(value) ? ["bitcoin"] : [];
}

function placed(match: RegExpExecArray, identifier: Identifier): FoundCode {
  return { start: match.index, end: match.index + match[0].length, identifier };
}

const asList = (identifier: Identifier | undefined) => (identifier ? [identifier] : []);

const hostOf = (url: string) => /^[^/]{0,120}/.exec(url)?.[0].toLowerCase() ?? "";

/** Signs that end a sentence or a bracket are no part of a link. */
function withoutTail(url: string): string {
  let end = url.length;
  while (end > 0 && /[.,;:!?)\]]/.test(url[end - 1] ?? "")) end -= 1;
  return url.slice(0, end);
}

function blanked(text: string, places: readonly { readonly start: number; readonly end: number }[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    parts.push(text.slice(at, start), " ".repeat(end - start));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
