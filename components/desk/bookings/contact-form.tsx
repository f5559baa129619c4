import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { useSafeContactField } from "@/components/desk/record/safe-contact-field";
import { editContact } from "@/lib/booking/desk/actions/staff";
import type { ContactField } from "@/lib/booking/contact-methods";
import { formatTime } from "@/lib/platform/time/format";

import { useQuestion } from "./question-forms";
import type { QuestionTarget } from "./question-forms";

type Props = {
  readonly target: QuestionTarget;
  /** The contact details in the database. */
  readonly stored: Readonly<Record<ContactField, string>>;
  /** The country with which a phone number without a country code is read. */
  readonly phoneCountry: string;
  /** The latest change of the booking, with the name of the person who made it. */
  readonly latest: { readonly name: string; readonly at: number } | undefined;
  /** The office's time zone. */
  readonly zone: string;
};

/** Edits the client's contact details of one booking. */
export function ContactForm({ target, stored, phoneCountry, latest, zone }: Props) {
  const t = useTranslations("bookings");
  const locale = useLocale();
  const { values, texts, facts: _, ...question } = useQuestion(target);
  return (
    <StaffForm
      {...question}
      action={editContact}
      submit={t("contact.submit")}
      isSave
      isCompared
      values={{ ...values, phoneCountry }}
      texts={{
        ...texts,
        conflictTitle: t("conflict.title", { name: latest?.name ?? t("conflict.someone") }),
        conflictTheirs: t("conflict.theirs", { time: latest ? formatTime(latest.at, { locale, zone }) : "" }),
      }}
      fields={[
        { name: "phone", kind: "phone", label: t("contact.phone"), value: stored.phone, isOptional: "unmarked" },
        { name: "email", kind: "email", label: t("contact.email"), value: stored.email, isOptional: "unmarked" },
        {
          name: "preferredContact",
          kind: "choice",
          label: t("contact.preferredContact"),
          value: stored.preferredContact,
          options: (["phone", "email", "text"] as const).map((value) => ({
            value,
            label: t(`record.methods.${value}`),
          })),
        },
        useSafeContactField(t("contact.safeContact"), stored.safeContact),
        {
          name: "safeContactNote",
          label: t("contact.safeContactNote"),
          value: stored.safeContactNote,
          isOptional: "unmarked",
        },
      ]}
    />
  );
}
