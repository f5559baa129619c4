import { useTranslations } from "next-intl";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";

/** The countries to choose from, and the country that is preselected. */
export type InvoiceCountries = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly preset: string;
};

const lines = [
  ["invoiceStreet", "street", "address-line1"],
  ["invoicePostcode", "postcode", "postal-code"],
  ["invoiceTown", "town", "address-level2"],
] as const;

/** The id of the control for each field of the address. The error summary links to these controls. */
export const addressControls = Object.fromEntries(
  [...lines.map(([name]) => name), "invoiceCountry"].map((name) => [name, name]),
);

type Props = {
  readonly countries: InvoiceCountries;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the visitor typed, if the server rejected the form. */
  readonly values: Readonly<Record<string, string>>;
};

/** The fields for the postal address on an invoice. They start collapsed, because most invoices need no address. */
export function InvoiceAddress({ countries, errors, values }: Props) {
  const t = useTranslations("booking.confirm.invoiceAddress");
  const prefix = useTranslations("booking.errors")("fieldPrefix");
  const isOpen = lines.some(([name]) => values[name] || errors[name]);
  const country = values.invoiceCountry || countries.preset;
  return (
    <details key={String(isOpen)} open={isOpen || undefined} className="mb-8">
      <summary>{t("title")}</summary>
      <div className="mt-13 grid gap-21">
        <p className="t16">{t("why")}</p>
        {lines.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={t(label)}
            autoComplete={`billing ${autoComplete}`}
            defaultValue={values[name]}
            error={errors[name]?.[0]}
            errorPrefix={prefix}
          />
        ))}
        <Field id="invoiceCountry" label={t("country")}>
          {/* `defaultValue` applies only to a newly rendered select, so a new value needs a new key. */}
          <Select
            key={country}
            id="invoiceCountry"
            name="invoiceCountry"
            autoComplete="billing country"
            defaultValue={country}
          >
            {countries.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </details>
  );
}
