"use client";

import { LimitedText } from "@/components/forms/limited-text";
import { Field } from "@/components/ui/field";

import type { TextField } from "../staff-field";
import { useField } from "../use-field";
import { WordLimitedText } from "../word-limited-text";

/** A text of several lines, with the number of characters or words that are left. */
export function TextControl({ field }: { readonly field: TextField }) {
  const { kind, limit = 2_000, words, rows = kind === "lines" ? 5 : 2 } = field;
  const { frame, control, value } = useField(field, field.value);
  return (
    <Field {...frame}>
      {words === undefined ? (
        <LimitedText {...control} rows={rows} limit={limit} defaultValue={value} />
      ) : (
        <WordLimitedText {...control} rows={rows} words={words} defaultValue={value} />
      )}
    </Field>
  );
}
