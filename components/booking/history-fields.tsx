"use client";

import { useTranslations } from "next-intl";

import { Radio } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { contactMethods } from "@/lib/booking/contact-methods";

import type { DetailsField } from "./details-values";
import type { Bind } from "./use-details-form";

type Props = {
  readonly bind: Bind;
  /** The chosen service is closed to new clients: better said here than after the last step. */
  readonly isForReturning: boolean;
};

/** The two questions answered by a choice. */
export function HistoryFields({ bind, isForReturning }: Props) {
  const t = useTranslations("booking.details");
  const tService = useTranslations("booking.service");
  return (
    <>
      <Choice
        bind={bind}
        field="preferredContactMethod"
        label={t("contactMethod")}
        answers={contactMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
      />
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
    </>
  );
}

type ChoiceProps = {
  readonly bind: Bind;
  readonly field: DetailsField;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly answers: readonly { readonly value: string; readonly label: string }[];
};

function Choice({ bind, field, label, hint, answers }: ChoiceProps) {
  const t = useTranslations("booking.errors");
  const { control, error, known } = bind(field);
  return (
    <FieldGroup id={field} label={label} hint={hint} error={error} errorPrefix={t("fieldPrefix")}>
      <div className="row choices">
        {answers.map(({ value, label: text }) => (
          <Radio key={value} id={`${field}-${value}`} value={value} label={text} defaultChecked={known === value} {...control} />
        ))}
      </div>
    </FieldGroup>
  );
}
