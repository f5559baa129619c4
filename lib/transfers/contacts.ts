import type { CodePattern } from "./bank-accounts";

/** International phone numbers, and national ones behind a word that says so. */
export const phonePatterns: readonly CodePattern[] = [
  {
    pattern: /(?<![\w+])\+[1-9](?:[ ().-]{0,2}\d){7,14}(?!\d)/g,
    read: ([value]) => ({ kind: "phone", value: digitsOf(value), check: "format-only" }),
  },
  {
    pattern:
      /\b(?:tel|phone|mobile|whatsapp|telefon|handy|t[eé]l[eé]phone|t[eé]l)[.:]{0,2} {0,2}(\(?0?\d(?:[ ().-]{0,2}\d){7,14})(?!\d)/gi,
    read: ([, value = ""]) => ({ kind: "phone", value: digitsOf(value), check: "format-only" }),
  },
];

function digitsOf(written: string): string {
  return written.replace(/[^\d+]/g, "");
}

/** Numbers of cards with 13 to 19 digits, in one piece or in groups. The check digit (Luhn) tells them from others. */
export const cardPatterns: readonly CodePattern[] = [
  {
    pattern:
      /(?<![\w-])[2-6]\d{3}(?:[ -]?\d{4}){2}(?:[ -]?\d{1,7})(?![\w-])|(?<![\w-])3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?![\w-])/g,
    read: ([value]) => {
      const digits = value.replace(/\D/g, "");
      return isLuhn(digits) ? { kind: "card-number", value: masked(digits), check: "ok" } : undefined;
    },
  },
];

/** Leaves the last four signs of a code that is worth money visible. */
export function masked(code: string): string {
  return "•".repeat(Math.max(0, code.length - 4)) + code.slice(-4);
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const local = /[\w.+-]/;
const domain = /[A-Za-z0-9.-]/;

/** The places of email addresses. They grow from each "@", because a pattern would try every word of the text. */
export function emailsIn(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let [start, end] = [at, at + 1];
    while (start > 0 && at - start < 64 && local.test(text[start - 1] ?? "")) start -= 1;
    while (end < text.length && end - at < 254 && domain.test(text[end] ?? "")) end += 1;
    while (/[.-]/.test(text[end - 1] ?? "")) end -= 1;
    while (/[.+-]/.test(text[start] ?? "")) start += 1;
    const host = text.slice(at + 1, end);
    if (start < at && /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(host)) found.push({ start, end });
  }
  return found;
}
