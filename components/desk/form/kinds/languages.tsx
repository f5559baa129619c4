"use client";

import { FieldGroup } from "@/components/ui/field";
import { languageControl } from "@/lib/platform/parse/field-names";
import { localeNames, locales } from "@/lib/platform/i18n/locales";

import type { LanguagesField } from "../staff-field";
import { useGroup } from "../use-field";
import { LineControl } from "./line";
import { TextControl } from "./text";

/** One text in each language, below the name of the language. */
export function LanguagesControl({ field }: { readonly field: LanguagesField }) {
  const { name, languages = locales, value, limit, words, rows, isOptional } = field;
  return (
    <FieldGroup {...useGroup(field)}>
      <div className="staff-form-fields">
        {languages.map((locale) => {
          const text = {
            name: languageControl(name, locale),
            label: localeNames[locale],
            value: value?.[locale],
            ...(isOptional ? { isOptional: "unmarked" as const } : {}),
          };
          return limit === undefined ? (
            <LineControl key={locale} field={text} />
          ) : (
            <TextControl
              key={locale}
              field={{ ...text, kind: "multiline", limit, ...(words && { words }), ...(rows && { rows }) }}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
