import { LimitedText } from "@/components/forms/limited-text";
import { Checkbox } from "@/components/ui/check";
import { describedBy, Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";

export type RecordField = {
  readonly name: string;
  readonly label: string;
  /** A field of the kind "hidden" is sent as the form showed it, even if the page has changed since. */
  readonly kind?: "line" | "prose" | "date" | "number" | "choice" | "box" | "hidden";
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** The maximum number of characters in a field of the kind "prose", 2,000 by default. */
  readonly limit?: number;
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  readonly id: string;
  readonly field: RecordField;
  readonly optionalLabel: string;
  /** The first entry of a choice without a value. Nothing is preselected, so that no one records it by mistake. */
  readonly chooseLabel: string;
  readonly error: string | undefined;
  readonly value: string | undefined;
};

/** One field of a `RecordForm`. */
export function RecordControl({ id, field, optionalLabel, chooseLabel, error, value }: Props) {
  const { name, label, kind = "line", hint, isOptional, options = [], limit = 2_000 } = field;
  if (kind === "hidden") return <input type="hidden" name={name} value={field.value ?? ""} />;
  if (kind === "box")
    return <Checkbox id={id} name={name} value="true" label={label} defaultChecked={value === "true"} />;
  const isUndecided = kind === "choice" && value === undefined && options.length > 1;
  const shared = {
    id,
    name,
    isInvalid: Boolean(error),
    "aria-describedby": describedBy({ id, hint, error }),
    defaultValue: isUndecided ? "" : value,
    required: !isOptional,
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional} optionalLabel={optionalLabel}>
      {kind === "choice" ? (
        <Select {...shared} size="md">
          {isUndecided && (
            <option value="" disabled>
              {chooseLabel}
            </option>
          )}
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
