import type { Locale } from "@/lib/platform/i18n/locales";

/** The words that a template or a signature can contain in braces. Each is replaced when the template is inserted. */
export const placeholders = [
  "greeting",
  "staff-name",
  "firm-name",
  "firm-phone",
  "firm-email",
  "free-help",
  "price-list",
  "booking",
] as const;

export type Placeholder = (typeof placeholders)[number];

/** The texts of the placeholders for one reader. `isDiscreet` means that they leave the firm's name out. */
export type FilledWords = Readonly<Record<Placeholder, string>> & { readonly isDiscreet: boolean };

export type Texts = Readonly<Record<Locale, string>>;

/** A placeholder as it is written in a text. */
export const written = (name: Placeholder) => `{${name}}`;

const inBraces = /\{[^{}\n]*\}?|\}/g;

/** The parts of a line that are in braces, or are a brace alone. */
export function bracesIn(line: string): readonly string[] {
  return line.match(inBraces) ?? [];
}

/** The placeholder that a part of `bracesIn` is. Undefined if it is none. */
export function placeholderOf(part: string): Placeholder | undefined {
  return placeholders.find((name) => written(name) === part);
}

/**
 * Replaces the placeholders of a text. A discreet text loses the lines that consist of the firm's name alone; in other
 * lines, neutral words replace the name.
 */
export function fill(text: string, words: FilledWords): string {
  const lines = text.split("\n").filter((line) => !(words.isDiscreet && line.trim() === written("firm-name")));
  return lines.join("\n").replace(inBraces, (part) => {
    const name = placeholderOf(part);
    return name ? words[name] : part;
  });
}

/** The text of a reply: the template, and below it the signature. */
export function replyText(template: string, signature: string, words: FilledWords): string {
  return `${fill(template, words)}\n\n${fill(signature, words)}`;
}
