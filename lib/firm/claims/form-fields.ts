import { locales } from "@/lib/platform/i18n/locales";

import type { ClaimKind } from "./claim";
import { factField, factsOfKind, leftOutField, optionalLocales, textField } from "./fields";
import type { PlainFact, TextFact } from "./fields";

/** The names of the form's fields for a kind, from top to bottom. */
export function formFields(kind: ClaimKind): readonly string[] {
  const { plain, texts } = factsOfKind[kind];
  return [
    "kind",
    ...plain.map((fact) => factField(fact)),
    ...locales.flatMap((locale) => [
      ...(optionalLocales.includes(locale) ? [leftOutField(locale)] : []),
      ...texts.map((fact) => factField(fact, locale)),
      ...(["text", "source", "limits"] as const).map((part) => textField(part, locale)),
    ]),
    ...evidenceFields,
  ];
}

/** The fields about the evidence, from top to bottom. */
export const evidenceFields = ["evidenceUrl", "evidenceDatedOn", "expiresOn", "ownerId"] as const;

/** Splits the name of a field into its part and its language, for its label. */
export function partsOf(name: string): { readonly part: string; readonly locale: string | undefined } {
  const locale = locales.find((each) => name.endsWith(`-${each}`));
  return { part: locale ? name.slice(0, -locale.length - 1) : name, locale };
}

/** Whether the field is a fact, and which one. */
export function factOf(part: string): PlainFact | TextFact | undefined {
  return part.startsWith("fact-") ? (part.slice("fact-".length) as PlainFact | TextFact) : undefined;
}
