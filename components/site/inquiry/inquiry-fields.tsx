"use client";

import { PhoneCountryField } from "@/components/forms/phone-country-field";
import { Field, describedBy } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-input";
import type { TextFieldProps } from "@/components/ui/text-input";

import type { Choice, InquiryTexts } from "./inquiry-texts";
import type { BindInquiry } from "./use-inquiry-form";

type Bound = {
  readonly name: string;
  readonly bind: BindInquiry;
  readonly texts: InquiryTexts;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
};

type LineProps = Bound & Pick<TextFieldProps, "type" | "autoComplete" | "spellCheck">;

export function LineField({ name, bind, texts, ...rest }: LineProps) {
  const { control, error, initial } = bind(name);
  return (
    <TextField
      id={name}
      error={error}
      defaultValue={initial}
      errorPrefix={texts.prefix}
      optionalLabel={texts.optional}
      {...rest}
      {...control}
    />
  );
}

export function ProseField({ name, bind, texts, ...rest }: Bound) {
  const { control, error, initial } = bind(name);
  return (
    <Field id={name} error={error} errorPrefix={texts.prefix} optionalLabel={texts.optional} {...rest}>
      <TextArea
        id={name}
        rows={8}
        isInvalid={error !== undefined}
        aria-describedby={describedBy({ id: name, hint: rest.hint, error })}
        defaultValue={initial}
        {...control}
      />
    </Field>
  );
}

export function ChoiceField({ name, bind, texts, choices, ...rest }: Bound & { readonly choices: readonly Choice[] }) {
  const { control, error, initial } = bind(name);
  return (
    <Field id={name} error={error} errorPrefix={texts.prefix} optionalLabel={texts.optional} {...rest}>
      <Select
        // React applies `defaultValue` only to a new select. The key makes React create one when `initial` changes.
        key={initial}
        id={name}
        isInvalid={error !== undefined}
        aria-describedby={describedBy({ id: name, hint: rest.hint, error })}
        defaultValue={initial ?? ""}
        {...control}
      >
        <option value="">{texts.choose}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The sender's name and contact details. */
export function SenderFields({
  bind,
  texts,
  isPhoneOptional = false,
}: {
  readonly bind: BindInquiry;
  readonly texts: InquiryTexts;
  readonly isPhoneOptional?: boolean;
}) {
  const shared = { bind, texts };
  return (
    <>
      <div className="form-2">
        <LineField name="firstName" label={texts.firstName} autoComplete="given-name" {...shared} />
        <LineField
          name="lastName"
          label={texts.lastName}
          hint={texts.lastNameHint}
          autoComplete="family-name"
          {...shared}
        />
      </div>
      <LineField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        spellCheck={false}
        {...shared}
      />
      <div className="form-phone">
        <PhoneCountryField texts={texts.phoneCountry} initial={bind("phoneCountry").initial} />
        <LineField
          name="phone"
          type="tel"
          label={texts.phone}
          hint={texts.phoneHint}
          autoComplete="tel"
          isOptional={isPhoneOptional}
          {...shared}
        />
      </div>
    </>
  );
}
