import { useLocale, useTranslations } from "next-intl";

import type { ComparedFacts } from "@/components/desk/form/changed-facts";
import { StaffForm } from "@/components/desk/form/staff-form";
import { cancelBooking, markNoShow } from "@/lib/booking/desk/actions/staff";
import { languageWord } from "@/lib/booking/desk/record-facts";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The booking that a question is about. */
export type QuestionTarget = {
  readonly reference: string;
  readonly version: number;
  /** Whether the booking can no longer be changed. */
  readonly isClosed: boolean;
  readonly facts: ComparedFacts;
  /** Whether the client has an email address. */
  readonly canEmail: boolean;
  /** The client's language. */
  readonly language: string;
};

/** What every question about a booking has: its target, its look and the way back. */
export function useQuestion({ reference, version, isClosed, facts }: QuestionTarget) {
  const t = useTranslations("bookings");
  return {
    values: { reference, version: String(version) },
    isClosed,
    facts,
    back: { href: `/dashboard/bookings/${reference}`, label: t("ask.back") },
    texts: { changed: t("record.changed") },
  };
}

/** Asks staff why they cancel the booking. They can also write a message to a client who has an email address. */
export function CancelForm({ target }: { readonly target: QuestionTarget }) {
  const t = useTranslations("bookings.ask.cancel");
  const locale = useLocale() as Locale;
  const message = {
    name: "message",
    kind: "multiline",
    label: t("message", { language: languageWord(target.language, locale) }),
    hint: t("messageHint"),
    isOptional: "unmarked",
    rows: 3,
    limit: 500,
  } as const;
  return (
    <StaffForm
      {...useQuestion(target)}
      action={cancelBooking}
      submit={t("submit")}
      variant="danger"
      fields={[
        { name: "reason", kind: "multiline", label: t("reason"), limit: 500 },
        ...(target.canEmail
          ? [{ name: "emailsClient", kind: "check", label: t("emails"), value: "true", reveals: [message] } as const]
          : []),
      ]}
    />
  );
}

/** Records that the client did not come. */
export function NoShowForm({ target }: { readonly target: QuestionTarget }) {
  const t = useTranslations("bookings.ask.noShow");
  return <StaffForm {...useQuestion(target)} action={markNoShow} submit={t("submit")} />;
}
