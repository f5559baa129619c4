"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { ButtonProps } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field, describedBy } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import { Link } from "@/lib/platform/i18n/navigation";
import { proofField } from "@/lib/platform/forms/form-state";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

export type AccountField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** A field of the type "checkbox" must be ticked. */
  readonly type?: "text" | "email" | "password" | "checkbox";
  readonly autoComplete: string;
  readonly inputMode?: "numeric";
  readonly initial?: string;
  readonly className?: string;
  /** If set, the field is a list in which the user selects one of these options. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  readonly action: FormAction;
  readonly fields?: readonly AccountField[];
  readonly submit: ReactNode;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly variant?: ButtonProps["variant"];
  readonly size?: ButtonProps["size"];
  /** Whether Ctrl S sends the form. */
  readonly isSave?: boolean;
  /** Distinguishes the ids of several forms on one page. */
  readonly prefix?: string;
  /** Replaces the form once the action has succeeded without a redirect. */
  readonly done?: (state: Extract<FormState, { status: "done" }>) => ReactNode;
  /** Shown instead of the form, unless `done` is shown. */
  readonly instead?: ReactNode;
  /** A link below the button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * A form for signing in and for staff accounts. Password managers can fill it, pasting is allowed, and it works without
 * JavaScript. If the user must first confirm a change with a password or code, the same form asks for the password or
 * code and keeps the typed values, except passwords.
 */
export function AccountForm({ action, fields = [], submit, hidden, done, instead, aside, children, ...look }: Props) {
  const { variant = "primary", size = "lg", prefix = "", isSave } = look;
  const t = useTranslations("login");
  const tProof = useTranslations("account.proof");
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  if (state.status === "done" && done) return done(state);
  if (instead) return instead;
  const failed = state.status === "failed" ? state : undefined;
  const proof: readonly AccountField[] = failed?.proof
    ? [
        {
          name: proofField,
          label: tProof(`${failed.proof}.label`),
          type: failed.proof === "password" ? "password" : "text",
          autoComplete: failed.proof === "password" ? "current-password" : "one-time-code",
        },
      ]
    : [];
  const all = [...fields, ...proof];
  const idOf = (name: string) => `${prefix}${name}`;
  return (
    <form {...form} data-saves={isSave || undefined} noValidate className="form">
      <HiddenFields values={hidden ?? {}} />
      <ActionErrors
        state={state}
        title={t("summary")}
        controls={Object.fromEntries(all.map(({ name }) => [name, idOf(name)]))}
      />
      {children}
      {failed?.references && (
        <ul>
          {failed.references.map((reference) => (
            <li key={reference}>
              <Link href={`/dashboard/bookings/${reference}`}>{reference}</Link>
            </li>
          ))}
        </ul>
      )}
      {all.map((field) => (
        <FormField key={field.name} field={field} id={idOf(field.name)} failed={failed} />
      ))}
      <Button type="submit" variant={variant} size={size} isLoading={isPending} loadingLabel={t("working")}>
        {submit}
      </Button>
      {aside && <p>{aside}</p>}
    </form>
  );
}

type FieldProps = {
  readonly field: AccountField;
  readonly id: string;
  readonly failed: Extract<FormState, { status: "failed" }> | undefined;
};

function FormField({ field, id, failed }: FieldProps) {
  const t = useTranslations("login");
  const { name, initial, type = "text", inputMode, className, options, label, hint, autoComplete } = field;
  const error = failed?.fields[name]?.[0];
  const value = failed?.values[name] ?? initial;
  if (type === "checkbox")
    return <Checkbox id={id} name={name} value="true" label={label} error={error} errorPrefix={t("errorPrefix")} />;
  if (options)
    return (
      <Field id={id} label={label} hint={hint} error={error} errorPrefix={t("errorPrefix")}>
        {/* React applies `defaultValue` only when it creates the list. A new key makes React create the list again. */}
        <Select
          key={value}
          id={id}
          name={name}
          defaultValue={value}
          isInvalid={error !== undefined}
          aria-describedby={describedBy({ id, hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      hint={hint}
      type={type}
      autoComplete={autoComplete}
      {...(inputMode ? { inputMode } : {})}
      {...(className ? { className } : {})}
      error={error}
      errorPrefix={t("errorPrefix")}
      defaultValue={type === "password" ? undefined : value}
      spellCheck={false}
      required
    />
  );
}
