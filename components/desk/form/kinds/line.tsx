"use client";

import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { TextInputProps } from "@/components/ui/text-input";

import type { LineField, LineKind } from "../staff-field";
import { useField } from "../use-field";

const inputs: Readonly<Record<LineKind, Pick<TextInputProps, "type" | "inputMode" | "autoComplete" | "className">>> = {
  text: {},
  email: { type: "email" },
  phone: { type: "tel" },
  number: { inputMode: "decimal" },
  date: { type: "date" },
  datetime: { type: "datetime-local" },
  time: { type: "time" },
  password: { type: "password", autoComplete: "current-password" },
  code: { inputMode: "numeric", autoComplete: "one-time-code", className: "one-time-code" },
};

/** A field of one line. */
export function LineControl({ field }: { readonly field: LineField }) {
  const { kind = "text", autoComplete } = field;
  const { frame, control, size, value } = useField(field, field.value);
  return (
    <Field {...frame}>
      <TextInput
        {...control}
        {...inputs[kind]}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        size={size}
        spellCheck={kind === "text" ? undefined : false}
        defaultValue={kind === "password" ? undefined : value}
      />
    </Field>
  );
}
