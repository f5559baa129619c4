import { readFileSync } from "node:fs";

import type { Locale } from "@/lib/platform/i18n/locales";

/** A row of a table in messages/GLOSSARY.md. */
export type GlossaryRow = {
  readonly term: string;
  readonly notUsed: readonly string[];
  /** Phrases in which an unwanted word is allowed, such as the name of an institution. */
  readonly phrases: readonly string[];
  /** Prefixes of the places in which the row does not apply, such as `articles/how-chargebacks-work`. */
  readonly places: readonly string[];
};

const headings: Readonly<Record<Locale, string>> = { en: "English", de: "German", "fr-CA": "Canadian French" };

/** Reads the rows of the table below a language's heading. */
export function glossary(locale: Locale, text = readFileSync("messages/GLOSSARY.md", "utf8")): readonly GlossaryRow[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${headings[locale]}\n`)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) => {
    const [term = "", , notUsed = "", except = ""] = line.split("|").slice(1, -1);
    const exceptions = listIn(except);
    return {
      term: term.trim(),
      notUsed: listIn(notUsed),
      phrases: exceptions.filter((each) => !each.startsWith("`")),
      places: exceptions.filter((each) => each.startsWith("`")).map((each) => each.replaceAll("`", "")),
    };
  });
}

const listIn = (cell: string) =>
  cell
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns those of the row's unwanted words that occur in a text. `place` says where the text is used. */
export function wordsNotUsed(row: GlossaryRow, place: string, text: string): readonly string[] {
  if (row.places.some((start) => place.startsWith(start))) return [];
  const rest = row.phrases.reduce((left, phrase) => left.replaceAll(pattern(phrase), " "), flat(text));
  return row.notUsed.flatMap((word) => rest.match(pattern(word)) ?? []);
}

const flat = (text: string) => text.replace(/\s+/g, " ").replaceAll("'", "’");

/** Returns a pattern that matches whole words. A star matches any number of letters. */
function pattern(words: string): RegExp {
  const escaped = flat(words)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "\\p{L}*");
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "giu");
}
