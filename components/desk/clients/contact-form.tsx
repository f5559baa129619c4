"use client";

import { FieldConflict } from "@/components/desk/form/field-conflict";
import type { ConflictTexts } from "@/components/desk/form/field-conflict";
import { useContactVersions } from "@/components/desk/form/use-contact-versions";
import type { StoredContact } from "@/components/desk/form/use-contact-versions";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { PhoneCountryField } from "@/components/forms/phone-country-field";
import type { PhoneCountryTexts } from "@/components/forms/phone-country-field";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field, FieldGroup } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import { contactFields } from "@/lib/clients/contact-fields";
import type { ContactField } from "@/lib/clients/contact-fields";
import { prefixed } from "@/lib/inquiry/edit-conflict";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import type { SafeContactInstruction } from "@/lib/inquiry/safe-contact/names";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Options = readonly { readonly value: string; readonly label: string }[];

export type ContactTexts = {
  readonly fields: Readonly<Record<ContactField, string>>;
  readonly options: Readonly<Record<"preferredContact" | "language" | "zone", Options>>;
  readonly country: PhoneCountryTexts;
  readonly instructions: Readonly<Record<SafeContactInstruction, string>>;
  readonly noEmail: string;
  readonly submit: string;
  readonly saving: string;
  readonly back: string;
  readonly changed: string;
  readonly offline: string;
  readonly conflict: ConflictTexts;
};

type Props = {
  readonly action: FormAction;
  readonly clientId: string;
  /** The version that was stored when the page was last rendered. */
  readonly current: StoredContact<ContactField>;
  readonly backHref: string;
  readonly texts: ContactTexts;
};

/**
 * Edits the contact data of a client. If another person has saved a newer version, the form shows both versions line by
 * line.
 */
export function ContactForm({ action, clientId, current, backHref, texts }: Props) {
  const submission = useFormAction(action, { offline: texts.offline });
  const { state, isPending, form } = submission;
  const { base, values, conflict, error, generalError, isOutdated, hold } = useContactVersions(
    contactFields,
    current,
    state,
  );
  const typedCountry = state.status === "failed" ? state.values.phoneCountry : undefined;
  if (conflict) {
    return (
      <FieldConflict
        submission={submission}
        current={current}
        mine={conflict.mine}
        lines={conflict.lines}
        texts={texts}
        backHref={backHref}
        target={{ id: clientId, phoneCountry: typedCountry ?? "" }}
        formatValue={(field, value) => optionsOf(texts, field)?.find((each) => each.value === value)?.label ?? value}
      />
    );
  }
  const textField = (
    name: "firstName" | "lastName" | "phone" | "email" | "dateOfBirth" | "safeContactNote",
    type = "text",
  ) => (
    <TextField
      id={name}
      name={name}
      type={type}
      label={texts.fields[name]}
      hint={name === "email" ? texts.noEmail : undefined}
      defaultValue={values[name]}
      error={error(name)}
      autoComplete="off"
    />
  );
  const selectField = (name: "preferredContact" | "language" | "zone") => (
    <Field id={name} label={texts.fields[name]} error={error(name)}>
      <Select id={name} name={name} defaultValue={values[name]}>
        {texts.options[name].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <form key={base.version} {...form} data-saves className="stack-13" onInput={hold}>
      <HiddenFields values={{ id: clientId, version: base.version, ...prefixed("base.", base.values) }} />
      {generalError && (
        <Alert tone="bad" isLive>
          {generalError}
        </Alert>
      )}
      {isOutdated && <Alert tone="warn">{texts.changed}</Alert>}
      {textField("firstName")}
      {textField("lastName")}
      {textField("phone", "tel")}
      <PhoneCountryField texts={texts.country} initial={typedCountry ?? texts.country.preset} />
      {textField("email", "email")}
      {textField("dateOfBirth", "date")}
      {selectField("preferredContact")}
      {selectField("language")}
      {selectField("zone")}
      <FieldGroup id="safeContact" label={texts.fields.safeContact}>
        {safeContactInstructions.map((name) => (
          <Checkbox
            key={name}
            id={name}
            name={name}
            value="true"
            label={texts.instructions[name]}
            defaultChecked={values.safeContact.split(",").includes(name)}
          />
        ))}
      </FieldGroup>
      {textField("safeContactNote")}
      <div className="page-actions">
        <Button type="submit" variant="primary" isLoading={isPending} loadingLabel={texts.saving}>
          {texts.submit}
        </Button>
        <ButtonLink href={backHref} variant="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </form>
  );
}

function optionsOf({ options }: ContactTexts, field: ContactField): Options | undefined {
  return (options as Readonly<Record<string, Options | undefined>>)[field];
}
