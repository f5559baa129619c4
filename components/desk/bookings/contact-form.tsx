"use client";

import { FieldConflict } from "@/components/desk/form/field-conflict";
import type { ConflictTexts } from "@/components/desk/form/field-conflict";
import { useContactVersions } from "@/components/desk/form/use-contact-versions";
import type { StoredContact } from "@/components/desk/form/use-contact-versions";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field, FieldGroup } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import { contactFields } from "@/lib/booking/contact-methods";
import type { ContactField } from "@/lib/booking/contact-methods";
import { prefixed } from "@/lib/inquiry/edit-conflict";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ClosedQuestion } from "./closed-question";

export type ContactTexts = {
  readonly fields: Readonly<Record<ContactField, string>>;
  readonly methods: Readonly<Record<"phone" | "email" | "text", string>>;
  readonly instructions: Readonly<Record<"noVoicemail" | "noTexts" | "emailOnly" | "discreet", string>>;
  readonly submit: string;
  readonly saving: string;
  readonly back: string;
  readonly changed: string;
  readonly kept: string;
  readonly offline: string;
  readonly conflict: ConflictTexts;
};

type Props = {
  readonly action: FormAction;
  readonly reference: string;
  /** The country with which a phone number without a country code is read. */
  readonly phoneCountry: string;
  /** The contact details in the database. After a change, the page renders the form with the new details. */
  readonly current: StoredContact<ContactField>;
  /** Whether the contact details of the booking can no longer be changed. */
  readonly isClosed: boolean;
  readonly backHref: string;
  readonly texts: ContactTexts;
};

/**
 * Edits the client's contact details. If another person has saved a newer version, the staff member chooses between the
 * entered and the saved value of each field that differs.
 */
export function ContactForm({ action, reference, phoneCountry, current, isClosed, backHref, texts }: Props) {
  const submission = useFormAction(action, { offline: texts.offline });
  const { state, isPending, form } = submission;
  const { base, values, conflict, error, generalError, isOutdated, hold } = useContactVersions(
    contactFields,
    current,
    state,
  );
  if (isClosed) return <ClosedQuestion state={state} backHref={backHref} texts={texts} labels={texts.fields} />;
  if (conflict) {
    return (
      <FieldConflict
        submission={submission}
        current={current}
        mine={conflict.mine}
        lines={conflict.lines}
        texts={texts}
        backHref={backHref}
        target={{ reference, phoneCountry }}
        formatValue={(field, value) => (field === "preferredContact" ? texts.methods[value as "phone"] : value)}
      />
    );
  }
  return (
    <form key={base.version} {...form} data-saves className="stack-13" onInput={hold}>
      <HiddenFields values={{ reference, phoneCountry, version: base.version, ...prefixed("base.", base.values) }} />
      {generalError && (
        <Alert tone="bad" isLive>
          {generalError}
        </Alert>
      )}
      {isOutdated && <Alert tone="warn">{texts.changed}</Alert>}
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={texts.fields.phone}
        defaultValue={values.phone}
        error={error("phone")}
        autoComplete="off"
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={texts.fields.email}
        defaultValue={values.email}
        error={error("email")}
        autoComplete="off"
      />
      <Field id="preferredContact" label={texts.fields.preferredContact}>
        <Select id="preferredContact" name="preferredContact" defaultValue={values.preferredContact}>
          {(["phone", "email", "text"] as const).map((method) => (
            <option key={method} value={method}>
              {texts.methods[method]}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup id="safeContact" label={texts.fields.safeContact}>
        {(["noVoicemail", "noTexts", "emailOnly", "discreet"] as const).map((name) => (
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
      <TextField
        id="safeContactNote"
        name="safeContactNote"
        label={texts.fields.safeContactNote}
        defaultValue={values.safeContactNote}
        error={error("safeContactNote")}
        autoComplete="off"
      />
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
