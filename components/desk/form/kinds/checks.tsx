"use client";

import { useLocale, useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { weekdayControl, weekdayNumbers } from "@/lib/platform/parse/field-names";
import { weekdayNames } from "@/lib/platform/time/format";

import { useControl } from "../form-context";
import type { CheckField, ChoicesField, WeekdaysField } from "../staff-field";
import { useGroup } from "../use-field";

type BoxProps = {
  readonly name: string;
  readonly label: string;
  readonly isTicked: boolean;
  readonly isRequired?: boolean | undefined;
};

function Box({ name, label, isTicked, isRequired }: BoxProps) {
  const t = useTranslations("staffForm");
  const { id, error, value } = useControl(name, isTicked ? "true" : "");
  return (
    <Checkbox
      id={id}
      name={name}
      value="true"
      label={label}
      error={error}
      errorPrefix={t("errorPrefix")}
      defaultChecked={value === "true"}
      required={isRequired}
      autoComplete="off"
    />
  );
}

/** A single checkbox. */
export function CheckControl({ field: { name, label, value, isOptional } }: { readonly field: CheckField }) {
  return <Box name={name} label={label} isTicked={value === "true"} isRequired={isOptional === false} />;
}

/** Several checkboxes that answer one question. */
export function ChoicesControl({ field }: { readonly field: ChoicesField }) {
  const ticked = field.value?.split(",") ?? [];
  return (
    <FieldGroup {...useGroup(field)}>
      {field.options.map(({ value, label }) => (
        <Box key={value} name={value} label={label} isTicked={ticked.includes(value)} />
      ))}
    </FieldGroup>
  );
}

/** A checkbox for each day of the week, from Monday to Sunday. */
export function WeekdaysControl({ field }: { readonly field: WeekdaysField }) {
  const names = weekdayNames(useLocale());
  return (
    <FieldGroup {...useGroup(field)}>
      <div className="weekday-boxes">
        {weekdayNumbers.map((day) => (
          <Box
            key={day}
            name={weekdayControl(field.name, day)}
            label={names[day - 1]?.long ?? ""}
            isTicked={field.value?.includes(day) ?? false}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
