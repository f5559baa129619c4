import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { ClaimKind } from "./claim";

/** Facts with one value for all languages. */
export const plainFacts = ["register", "number", "name", "clientName"] as const;
export type PlainFact = (typeof plainFacts)[number];

/** Facts with a text in each language. */
export const textFacts = [
  "figure",
  "asOf",
  "badge",
  "note",
  "logoLine",
  "organisation",
  "shortName",
  "title",
  "role",
  "clientRole",
  "recoveryResult",
  "fee",
  "feeNote",
  "verifyLabel",
] as const;
export type TextFact = (typeof textFacts)[number];

type KindFacts = { readonly plain: readonly PlainFact[]; readonly texts: readonly TextFact[] };

/** The facts that staff write for each kind of claim. Other facts, such as the icon, come from the seed. */
export const factsOfKind: Readonly<Record<ClaimKind, KindFacts>> = {
  regulator: { plain: ["register", "number"], texts: ["organisation", "shortName", "badge", "note", "logoLine"] },
  registration: { plain: ["register", "number"], texts: ["badge", "note"] },
  statistic: { plain: [], texts: ["figure", "asOf"] },
  testimonial: { plain: ["clientName"], texts: ["clientRole", "recoveryResult", "fee"] },
  credential: { plain: ["register", "number"], texts: ["title", "badge", "verifyLabel"] },
  qualification: { plain: ["name"], texts: ["role"] },
  promise: { plain: [], texts: ["badge", "note", "feeNote"] },
};

/** The facts without which a claim of the kind says nothing. */
const needed: Readonly<Partial<Record<ClaimKind, readonly (PlainFact | TextFact)[]>>> = {
  regulator: ["register"],
  statistic: ["figure"],
  testimonial: ["clientName"],
};

/** Whether a claim of this kind cannot be proposed without the fact. */
export const isNeeded = (kind: ClaimKind, fact: PlainFact | TextFact) => needed[kind]?.includes(fact) ?? false;

/** The name under which the facts of a record contain the fact. A regulator's name is called `name` there. */
const storedName = (fact: PlainFact | TextFact) => (fact === "organisation" ? "name" : fact);

/** The names of the form's fields. */
export const textField = (part: "text" | "source" | "limits", locale: Locale) => `${part}-${locale}`;
export const factField = (fact: PlainFact | TextFact, locale?: Locale) => `fact-${fact}${locale ? `-${locale}` : ""}`;

/** The checkbox that leaves a claim out in a language. */
export const leftOutField = (locale: string) => `leftOut-${locale}`;

/** The languages in which a claim can be left out. English is the fallback of the others. */
export const optionalLocales: readonly Locale[] = locales.filter((locale) => locale !== "en");

export type StoredFacts = Readonly<Record<string, unknown>>;

/** Reads the facts of a kind as the values of the form's fields. */
export function factValues(kind: ClaimKind, facts: StoredFacts): Record<string, string> {
  const { plain, texts } = factsOfKind[kind];
  const plainValues = plain.map((fact) => [factField(fact), asText(facts[storedName(fact)])]);
  const textValues = texts.flatMap((fact) => {
    const stored = facts[storedName(fact)];
    return locales.map((locale) => [
      factField(fact, locale),
      asText(typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>)[locale] : stored),
    ]);
  });
  return Object.fromEntries([...plainValues, ...textValues]);
}

/**
 * Writes the form's values into the facts of a record. Facts that are not fields of the kind are kept. An empty value
 * removes its fact.
 */
export function writeFacts(
  kind: ClaimKind,
  facts: StoredFacts,
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { plain, texts } = factsOfKind[kind];
  const written: Record<string, unknown> = { ...facts };
  const write = (fact: PlainFact | TextFact, value: unknown, isEmpty: boolean) => {
    if (isEmpty) delete written[storedName(fact)];
    else written[storedName(fact)] = value;
  };
  for (const fact of plain) {
    const value = values[factField(fact)] ?? "";
    write(fact, value, value === "");
  }
  for (const fact of texts) {
    const entries = locales.map((locale) => [locale, values[factField(fact, locale)] ?? ""] as const);
    const filled = entries.filter(([, value]) => value !== "");
    write(fact, Object.fromEntries(filled), filled.length === 0);
  }
  return written;
}

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
