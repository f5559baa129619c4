"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";
import { describedBy, Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { ClaimKind } from "@/lib/firm/claims/claim";
import { factField, factsOfKind, leftOutField, optionalLocales, textField } from "@/lib/firm/claims/fields";
import type { Locale } from "@/lib/platform/i18n/locales";

import { FactField } from "./fact-field";
import type { FieldOf } from "./fact-field";

type Props = { readonly locale: Locale; readonly kind: ClaimKind; readonly field: FieldOf };

/** What the site says in one language. */
export function LanguageFields({ locale, kind, field }: Props) {
  const t = useTranslations("claims");
  const leftOut = leftOutField(locale);
  return (
    <fieldset className="claim-language">
      <legend>{t(`languages.${locale}`)}</legend>
      {optionalLocales.includes(locale) && (
        <Checkbox
          id={leftOut}
          name={leftOut}
          value="true"
          label={t("fields.leftOut")}
          defaultChecked={field(leftOut).value === "true"}
        />
      )}
      {factsOfKind[kind].texts.map((fact) => {
        const name = factField(fact, locale);
        return <FactField key={fact} name={name} label={t(`facts.${fact}`)} lang={locale} {...field(name)} />;
      })}
      {(["text", "source", "limits"] as const).map((part) => {
        const name = textField(part, locale);
        const { value, error } = field(name);
        const hint = part === "text" ? t("fields.textHint") : undefined;
        return (
          <Field key={part} id={name} label={t(`fields.${part}`)} hint={hint} error={error}>
            <TextArea
              id={name}
              name={name}
              rows={part === "limits" ? 3 : 2}
              lang={locale}
              defaultValue={value}
              isInvalid={Boolean(error)}
              aria-describedby={describedBy({ id: name, hint, error })}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}
