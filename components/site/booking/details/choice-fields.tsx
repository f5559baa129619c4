"use client";

import { useTranslations } from "next-intl";

import { Radio } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import { contactMethods } from "@/lib/booking/contact-methods";

import type { BindDetails, DetailsField } from "./details-fields";

/** Asks how to meet, if the firm offers more than one way. The first way is preselected. */
export function MeetingField({ bind, modes }: { readonly bind: BindDetails; readonly modes: readonly MeetingMode[] }) {
  const t = useTranslations("booking.details");
  if (modes.length < 2) return null;
  return (
    <Choice
      bind={bind}
      field="meetingMode"
      label={t("meetingMode")}
      preset={modes[0]}
      answers={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
    />
  );
}

/** Asks how the firm should contact the client with questions before the appointment. */
export function ContactMethodField({ bind }: { readonly bind: BindDetails }) {
  const t = useTranslations("booking.details");
  return (
    <Choice
      bind={bind}
      field="preferredContactMethod"
      label={t("contactMethod")}
      hint={t("contactMethodHint")}
      answers={contactMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
    />
  );
}

type RelationProps = {
  readonly bind: BindDetails;
  /** Whether the chosen service is only for existing clients. If it is, the field has a hint that says so. */
  readonly isForReturning: boolean;
};

/** Asks whether the visitor is already a client. */
export function RelationField({ bind, isForReturning }: RelationProps) {
  const t = useTranslations("booking.details");
  const tService = useTranslations("booking.service");
  return (
    <Choice
      bind={bind}
      field="isNewClient"
      label={t("workedBefore")}
      hint={isForReturning ? tService("returningOnly") : undefined}
      answers={[
        { value: "true", label: t("isNew") },
        { value: "false", label: t("isReturning") },
      ]}
    />
  );
}

type ChoiceProps = {
  readonly bind: BindDetails;
  readonly field: DetailsField;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The answer that is preselected until the visitor chooses one. */
  readonly preset?: string | undefined;
  readonly answers: readonly { readonly value: string; readonly label: string }[];
};

function Choice({ bind, field, label, hint, preset, answers }: ChoiceProps) {
  const t = useTranslations("booking.errors");
  const { control, error, initial } = bind(field);
  return (
    <FieldGroup id={field} label={label} hint={hint} error={error} errorPrefix={t("fieldPrefix")}>
      <div className="row choices">
        {answers.map(({ value, label: text }) => (
          <Radio
            key={value}
            id={`${field}-${value}`}
            value={value}
            label={text}
            defaultChecked={(answers.some((answer) => answer.value === initial) ? initial : preset) === value}
            {...control}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
