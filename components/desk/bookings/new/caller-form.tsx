"use client";

import { useMessages, useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import { ActionErrors } from "@/components/forms/form-errors";
import { PhoneCountryField } from "@/components/forms/phone-country-field";
import type { PhoneCountryTexts } from "@/components/forms/phone-country-field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { LimitedText } from "@/components/forms/limited-text";
import { SafeContactFields } from "@/components/forms/safe-contact-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-input";
import type { CallerAddress } from "@/lib/booking/caller/caller-schema";
import { contactMethods } from "@/lib/booking/contact-methods";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import { safeContactCodes } from "@/lib/inquiry/safe-contact/names";
import { isTicked } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";

type Person = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneE164?: string | null;
  readonly safeContact?: readonly string[];
  readonly preferredContact?: string;
};

type Props = {
  readonly book: FormAction;
  readonly release: FormAction;
  readonly address: CallerAddress & { readonly hold: string };
  /** The path of the page that opens after the reserved time has been released. */
  readonly back: string;
  readonly initial: Person | null;
  /** The currency of the price that the page shows. */
  readonly currency: string;
  readonly language: string;
  readonly modes: readonly MeetingMode[];
  readonly phoneCountry: PhoneCountryTexts;
  /** True if the reserved time breaks the public booking rules. In this case, staff must enter a reason. */
  readonly needsReason: boolean;
  /** True if a caller with the right to withdraw must expressly request the reserved time. */
  readonly asksEarlyStart: boolean;
};

const controls = {
  firstName: "firstName",
  lastName: "lastName",
  phone: "phone",
  email: "email",
  meetingMode: "meetingMode",
  preferredContactMethod: "preferredContactMethod",
  emailOnly: "emailOnly",
  safeContactNote: "safeContactNote",
  additionalNotes: "additionalNotes",
  reason: "reason",
  earlyStart: "earlyStart",
  consent: "consent",
} as const;

/** Asks staff for the caller's details and for what the caller said on the phone. */
export function CallerForm({
  book,
  release,
  address,
  back,
  initial,
  currency,
  language,
  modes,
  phoneCountry,
  needsReason,
  asksEarlyStart,
}: Props) {
  const t = useTranslations("newBooking");
  const tErrors = useTranslations("errors");
  const safeContact = useMessages().safeContact;
  const offline = { offline: tErrors("NETWORK_ERROR") };
  const { state, isPending, form } = useFormAction(book, offline);
  const releasing = useFormAction(release, offline);
  const failed = state.status === "failed" ? state : undefined;
  const known = failed?.people;
  const error = (name: string) => failed?.fields[name]?.[0];
  const value = (name: string, given: string | null | undefined) => failed?.values[name] ?? given ?? "";
  const phone = initial?.phoneE164 ?? initial?.phone;
  return (
    <div className="stack-13 caller-form">
      <form {...form} className="stack-13">
        <HiddenFields values={{ ...address, currency }} />
        {known ? (
          <FocusedAlert tone="warn" event={state}>
            <b>{t("known")}</b> {t("knownText")}
            <span className="page-actions">
              {known.map(({ id, name }) => (
                <Button key={id} type="submit" name="knownClient" value={id} variant="secondary">
                  {t("bookForName", { name })}
                </Button>
              ))}
              <Button type="submit" name="isAnother" value="true" variant="secondary">
                {t("anotherPerson")}
              </Button>
            </span>
          </FocusedAlert>
        ) : (
          <ActionErrors title={t("notBooked")} state={state} controls={controls} />
        )}
        <div className="caller-fields">
          {(["firstName", "lastName", "phone", "email"] as const).map((name) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={t(`fields.${name}`)}
              hint={name === "email" ? t("fields.emailHint") : undefined}
              type={name === "phone" ? "tel" : name === "email" ? "email" : "text"}
              autoComplete="off"
              error={error(name)}
              defaultValue={value(name, name === "phone" ? phone : initial?.[name])}
            />
          ))}
          <PhoneCountryField
            texts={phoneCountry}
            // Without an initial value, the field would guess the country from the browser's time zone. The browser is
            // the staff member's, not the caller's.
            initial={value("phoneCountry", phoneCountry.preset)}
          />
          <Field id="meetingMode" label={t("fields.meetingMode")} error={error("meetingMode")}>
            <Select id="meetingMode" name="meetingMode" defaultValue={value("meetingMode", modes[0])}>
              {modes.map((mode) => (
                <option key={mode} value={mode}>
                  {t(`modes.${mode}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="preferredContactMethod" label={t("fields.preferred")} error={error("preferredContactMethod")}>
            <Select
              id="preferredContactMethod"
              name="preferredContactMethod"
              defaultValue={value("preferredContactMethod", initial?.preferredContact ?? "phone")}
            >
              {contactMethods.map((method) => (
                <option key={method} value={method}>
                  {t(`methods.${method}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="language" label={t("fields.language")}>
            <Select id="language" name="language" defaultValue={value("language", language)}>
              {locales.map((each) => (
                <option key={each} value={each}>
                  {t(`languages.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <SafeContactFields
          texts={safeContact}
          optional={t("optional")}
          errorPrefix=""
          bind={(name) => ({
            error: error(name),
            initial: value(
              name,
              name !== "safeContactNote" && initial?.safeContact?.includes(safeContactCodes[name]) ? "true" : "",
            ),
          })}
        />
        <Field
          id="additionalNotes"
          label={t("fields.notes")}
          hint={t("fields.notesHint")}
          error={error("additionalNotes")}
        >
          <LimitedText
            id="additionalNotes"
            name="additionalNotes"
            rows={3}
            limit={500}
            defaultValue={value("additionalNotes", "")}
          />
        </Field>
        {needsReason && (
          <TextField
            id="reason"
            name="reason"
            label={t("fields.reason")}
            hint={t("fields.reasonHint")}
            error={error("reason")}
            defaultValue={value("reason", "")}
          />
        )}
        {asksEarlyStart && (
          <Checkbox
            id="earlyStart"
            name="earlyStart"
            label={t("earlyStart")}
            error={error("earlyStart")}
            defaultChecked={isTicked(value("earlyStart", ""))}
          />
        )}
        <Checkbox id="consent" name="consent" label={t("consent")} error={error("consent")} />
        <div>
          <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={t("booking")}>
            {t("submit")}
          </Button>
        </div>
      </form>
      <form {...releasing.form}>
        <HiddenFields values={{ hold: address.hold, back }} />
        <Button type="submit" variant="secondary" isLoading={releasing.isPending}>
          {t("release")}
        </Button>
      </form>
    </div>
  );
}
