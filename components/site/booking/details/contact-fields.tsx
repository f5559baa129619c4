"use client";

import { useTranslations } from "next-intl";

import { PhoneCountryField } from "@/components/forms/phone-country-field";
import type { PhoneCountryTexts } from "@/components/forms/phone-country-field";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import { TextField } from "@/components/ui/text-input";
import type { TextFieldProps } from "@/components/ui/text-input";

import type { BindDetails, DetailsField } from "./details-fields";

type Props = {
  readonly bind: BindDetails;
  readonly modes: readonly MeetingMode[];
  readonly phoneCountry: PhoneCountryTexts;
};

/** The visitor's name and contact details. */
export function ContactFields({ bind, modes, phoneCountry }: Props) {
  const t = useTranslations("booking.details");
  return (
    <>
      <div className="form-2">
        <BoundField bind={bind} field="firstName" label={t("firstName")} autoComplete="given-name" />
        <BoundField
          bind={bind}
          field="lastName"
          label={t("lastName")}
          hint={t("lastNameHint")}
          autoComplete="family-name"
        />
      </div>
      <BoundField
        bind={bind}
        field="email"
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
        spellCheck={false}
      />
      <div className="form-phone">
        <PhoneCountryField texts={phoneCountry} initial={bind("phoneCountry").initial} />
        <BoundField
          bind={bind}
          field="phone"
          type="tel"
          label={t("phone")}
          hint={t(modes.length > 1 ? "phoneHintModes" : "phoneHint")}
          autoComplete="tel"
        />
      </div>
    </>
  );
}

/** The date of birth, which is optional. */
export function BirthField({ bind }: Pick<Props, "bind">) {
  const t = useTranslations("booking.details");
  return (
    <BoundField
      bind={bind}
      field="dateOfBirth"
      type="date"
      label={t("dateOfBirth")}
      hint={t("dateOfBirthHint")}
      isOptional
      optionalLabel={t("optional")}
      autoComplete="bday"
      min="1900-01-01"
    />
  );
}

type BoundFieldProps = Omit<TextFieldProps, "id" | "name" | "error"> & {
  readonly bind: BindDetails;
  readonly field: DetailsField;
};

function BoundField({ bind, field, ...rest }: BoundFieldProps) {
  const t = useTranslations("booking.errors");
  const { control, error, initial } = bind(field);
  return (
    <TextField id={field} errorPrefix={t("fieldPrefix")} error={error} defaultValue={initial} {...rest} {...control} />
  );
}
