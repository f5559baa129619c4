"use client";

import { Checkbox } from "@/components/ui/check";
import { Field, describedBy } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-input";
import type { TextFieldProps } from "@/components/ui/text-input";

import type { Choice, InquiryWords } from "./inquiry-words";
import type { Bind } from "./use-inquiry-form";

type Bound = {
  readonly name: string;
  readonly bind: Bind;
  readonly words: InquiryWords;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
};

type LineProps = Bound & Pick<TextFieldProps, "type" | "autoComplete" | "spellCheck">;

export function LineField({ name, bind, words, ...rest }: LineProps) {
  const { error, known } = bind(name);
  return (
    <TextField
      id={name}
      name={name}
      error={error}
      defaultValue={known}
      errorPrefix={words.prefix}
      optionalLabel={words.optional}
      {...rest}
    />
  );
}

export function ProseField({ name, bind, words, ...rest }: Bound) {
  const { error, known } = bind(name);
  return (
    <Field id={name} error={error} errorPrefix={words.prefix} optionalLabel={words.optional} {...rest}>
      <TextArea
        id={name}
        name={name}
        rows={8}
        isInvalid={error !== undefined}
        aria-describedby={describedBy({ id: name, hint: rest.hint, error })}
        defaultValue={known}
      />
    </Field>
  );
}

export function ChoiceField({ name, bind, words, choices, ...rest }: Bound & { readonly choices: readonly Choice[] }) {
  const { error, known } = bind(name);
  return (
    <Field id={name} error={error} errorPrefix={words.prefix} optionalLabel={words.optional} {...rest}>
      <Select
        id={name}
        name={name}
        isInvalid={error !== undefined}
        aria-describedby={describedBy({ id: name, hint: rest.hint, error })}
        defaultValue={known ?? ""}
        // A browser takes a list's choice from its first rendering only.
        key={known}
      >
        <option value="">{words.choose}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Name and the ways to answer. */
export function SenderFields({
  bind,
  words,
  isPhoneOptional = false,
}: {
  readonly bind: Bind;
  readonly words: InquiryWords;
  readonly isPhoneOptional?: boolean;
}) {
  const shared = { bind, words };
  return (
    <>
      <div className="form-2">
        <LineField name="firstName" label={words.firstName} autoComplete="given-name" {...shared} />
        <LineField name="lastName" label={words.lastName} autoComplete="family-name" {...shared} />
      </div>
      <LineField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        spellCheck={false}
        {...shared}
      />
      <LineField
        name="phone"
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        autoComplete="tel"
        isOptional={isPhoneOptional}
        {...shared}
      />
    </>
  );
}

/** The answer to a question that the form asks only where a text gives cause. */
export function HashField({ bind, words }: { readonly bind: Bind; readonly words: InquiryWords }) {
  return (
    <Checkbox
      id="hashesConfirmed"
      name="hashesConfirmed"
      value="true"
      label={words.hashes}
      defaultChecked={bind("hashesConfirmed").known === "true"}
    />
  );
}

export function ConsentField({ bind, words }: { readonly bind: Bind; readonly words: InquiryWords }) {
  const { error, known } = bind("consent");
  return (
    <Checkbox
      id="consent"
      name="consent"
      value="true"
      label={words.consent}
      error={error}
      errorPrefix={words.prefix}
      defaultChecked={known === "true"}
    />
  );
}

/** What people neither see nor fill: the language, and a field that only machines fill. */
export function UnseenFields({ words }: { readonly words: InquiryWords }) {
  return (
    <>
      <input type="hidden" name="locale" value={words.locale} />
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">{words.trap}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
