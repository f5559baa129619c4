import { useTranslations } from "next-intl";

import type { StaffField } from "@/components/desk/form/staff-form";
import { rails } from "@/lib/cases/kinds";
import type { Rail } from "@/lib/cases/kinds";

/** The initial values of the form, in the format in which the reader types them. */
export type LossValues = {
  readonly typed: {
    readonly paidOn: string | undefined;
    readonly amount: string | undefined;
    readonly currency: string | undefined;
    readonly isOtherAsset: string;
  };
  readonly rail: Rail | undefined;
  readonly sender: string | undefined;
  readonly recipient: string | undefined;
  readonly payment: string | undefined;
};

/** The form fields of a lost payment. If `loss` is given, the fields are prefilled with its values. */
export function useLossFields(loss?: LossValues): readonly StaffField[] {
  const t = useTranslations("cases.losses");
  const value = (text: string | undefined) => (loss === undefined ? {} : { value: text ?? "" });
  return [
    { name: "paidOn", kind: "date", label: t("day"), ...value(loss?.typed.paidOn) },
    { name: "amount", kind: "money", label: t("amount"), ...value(loss?.typed.amount) },
    { name: "currency", label: t("currency"), hint: t("currencyHint"), ...value(loss?.typed.currency) },
    { name: "isOtherAsset", kind: "check", label: t("otherAsset"), ...value(loss?.typed.isOtherAsset) },
    {
      name: "rail",
      kind: "choice",
      label: t("rail"),
      ...value(loss?.rail),
      options: rails.map((rail) => ({ value: rail, label: t(`rails.${rail}`) })),
    },
    { name: "sender", label: t("sender"), isOptional: true, ...value(loss?.sender) },
    { name: "recipient", label: t("recipient"), hint: t("recipientHint"), isOptional: true, ...value(loss?.recipient) },
    { name: "payment", label: t("payment"), hint: t("paymentHint"), isOptional: true, ...value(loss?.payment) },
  ];
}
