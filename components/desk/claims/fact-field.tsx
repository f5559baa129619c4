"use client";

import { useTranslations } from "next-intl";

import { describedBy, Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";

/** Returns the value and the error of the field with this name. */
export type FieldOf = (name: string) => { readonly value: string; readonly error: string | undefined };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: "text" | "date" | "url";
  readonly lang?: string | undefined;
  /** The choices of a list. The first entry is empty. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** The label of the empty entry. */
  readonly none?: string;
};

/** One line of a claim, or a choice. */
export function FactField({ name, label, value, error, hint, type = "text", lang, options, none }: Props) {
  const t = useTranslations("claims");
  const shared = {
    id: name,
    name,
    size: "md" as const,
    defaultValue: value,
    isInvalid: Boolean(error),
    "aria-describedby": describedBy({ id: name, hint, error }),
  };
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {options ? (
        <Select {...shared}>
          <option value="">{none ?? t("registers.none")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput {...shared} type={type} lang={lang} autoComplete="off" />
      )}
    </Field>
  );
}
