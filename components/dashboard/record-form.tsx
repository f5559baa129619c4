"use client";

import { useId } from "react";
import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { LimitedText } from "@/components/forms/limited-text";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-look";
import { Checkbox } from "@/components/ui/check";
import { describedBy, Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { FormAction } from "@/lib/platform/form-state";

export type RecordField = {
  readonly name: string;
  readonly label: string;
  readonly kind?: "line" | "prose" | "date" | "number" | "choice" | "box";
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** The most characters of a text, 2,000 by default. */
  readonly limit?: number;
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  readonly action: FormAction;
  /** Hidden values: the record, its version, the row. */
  readonly values: Readonly<Record<string, string>>;
  readonly fields?: readonly RecordField[];
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /** The accessible name of the button or the opener. Needed when several on the page have the same visible label. */
  readonly name?: string;
  /** Whether Ctrl S sends the form: one that stores facts, not one that completes, closes or removes. */
  readonly isSave?: boolean;
  /** A title that must be clicked to show the form. Without it, the form is always visible. */
  readonly opener?: string;
};

/**
 * A form on the page of a record: a single button, or a few fields. The page stays open after a success and React keeps
 * the fields filled. A form that adds a row therefore needs a `key` that changes with the number of rows.
 */
export function RecordForm({
  action,
  values,
  fields = [],
  submit,
  variant = "secondary",
  name,
  isSave,
  opener,
}: Props) {
  const t = useTranslations("caseForm");
  const tErrors = useTranslations("errors");
  const prefix = useId();
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const failed = state.status === "failed" ? state : undefined;
  const idOf = (field: RecordField) => `${prefix}-${field.name}`;
  const body = (
    <form {...form} data-saves={isSave || undefined} className={fields.length > 0 ? "case-form" : undefined}>
      <HiddenFields values={values} />
      <ActionErrors
        title={t("notSaved")}
        state={state}
        controls={Object.fromEntries(fields.map((field) => [field.name, idOf(field)]))}
      />
      {fields.map((field) => (
        <RecordControl
          key={`${field.name}-${failed?.values[field.name] ?? ""}`}
          id={idOf(field)}
          field={field}
          optionalLabel={t("optional")}
          error={failed?.fields[field.name]?.[0]}
          value={failed ? failed.values[field.name] : field.value}
        />
      ))}
      <div className="page-actions">
        <Button
          type="submit"
          variant={variant}
          isLoading={isPending}
          loadingLabel={t("saving")}
          aria-label={opener === undefined ? name : undefined}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
  if (opener === undefined) return body;
  return (
    <details className="case-opener" open={failed ? true : undefined}>
      <summary aria-label={name}>{opener}</summary>
      {body}
    </details>
  );
}

type ControlProps = {
  readonly id: string;
  readonly field: RecordField;
  readonly optionalLabel: string;
  readonly error: string | undefined;
  readonly value: string | undefined;
};

function RecordControl({ id, field, optionalLabel, error, value }: ControlProps) {
  const { name, label, kind = "line", hint, isOptional, options = [], limit = 2_000 } = field;
  if (kind === "box")
    return <Checkbox id={id} name={name} value="true" label={label} defaultChecked={value === "true"} />;
  const shared = {
    id,
    name,
    isInvalid: Boolean(error),
    "aria-describedby": describedBy({ id, hint, error }),
    defaultValue: value,
    required: !isOptional,
  };
  return (
    <Field {...{ id, label, hint, error, isOptional, optionalLabel }}>
      {kind === "choice" ? (
        <Select {...shared} size="md">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : kind === "prose" ? (
        <LimitedText {...shared} rows={2} limit={limit} />
      ) : (
        <TextInput
          {...shared}
          size="md"
          type={kind === "date" ? "date" : "text"}
          inputMode={kind === "number" ? "decimal" : undefined}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
