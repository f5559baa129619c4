"use client";

import { LimitedText } from "@/components/forms/limited-text";
import { Field } from "@/components/ui/field";

import type { TextField } from "../staff-field";
import { useField } from "../use-field";

/** A text of several lines, with the number of characters that are left. */
export function TextControl({ field }: { readonly field: TextField }) {
  const { kind, limit = 2_000, rows = kind === "lines" ? 5 : 2 } = field;
  const { frame, control, value } = useField(field, field.value);
  return (
    <Field {...frame}>
      <LimitedText {...control} rows={rows} limit={limit} defaultValue={value} />
    </Field>
  );
}
