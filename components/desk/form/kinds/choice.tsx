"use client";

import { useTranslations } from "next-intl";

import { Radio } from "@/components/ui/check";
import { Field, FieldGroup } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

import type { ChoiceField } from "../staff-field";
import { useField, useGroup } from "../use-field";

/** One of several options, as a list or as radio buttons. */
export function ChoiceControl({ field }: { readonly field: ChoiceField }) {
  return field.isRadio ? <Radios field={field} /> : <List field={field} />;
}

function List({ field }: { readonly field: ChoiceField }) {
  const t = useTranslations("staffForm");
  const { frame, control, size, value } = useField(field, field.value);
  const { options, choose } = field;
  const isUndecided = (value ?? "") === "" && options.length > 1 && options.every((option) => option.value !== "");
  return (
    <Field {...frame}>
      <Select key={field.value} {...control} size={size} defaultValue={isUndecided ? "" : value}>
        {isUndecided && (
          <option value="" disabled>
            {choose ?? t("choose")}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Radios({ field }: { readonly field: ChoiceField }) {
  const { name, options, isOptional } = field;
  const { value } = useField(field, field.value);
  const { id, ...group } = useGroup(field);
  return (
    <FieldGroup id={id} {...group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          id={`${id}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          defaultChecked={option.value === value}
          required={!isOptional}
        />
      ))}
    </FieldGroup>
  );
}
