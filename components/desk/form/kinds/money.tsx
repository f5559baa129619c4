"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { currencyControl } from "@/lib/platform/parse/field-names";

import { useControl } from "../form-context";
import type { MoneyField } from "../staff-field";
import { useField } from "../use-field";

/** An amount, and beside it the currency if there are several. */
export function MoneyControl({ field }: { readonly field: MoneyField }) {
  const { name, label, currencies, currency: initial } = field;
  const t = useTranslations("staffForm");
  const { frame, control, size, value } = useField(field, field.value);
  const currency = useControl(currencyControl(name), initial ?? currencies?.[0]);
  const amount = <TextInput {...control} size={size} inputMode="decimal" defaultValue={value} />;
  if (!currencies) return <Field {...frame}>{amount}</Field>;
  return (
    <Field {...frame} error={frame.error ?? currency.error}>
      <div className="money-field">
        {amount}
        <Select
          id={currency.id}
          name={currencyControl(name)}
          size={size}
          aria-label={t("currencyOf", { label })}
          isInvalid={currency.error !== undefined}
          defaultValue={currency.value}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}
