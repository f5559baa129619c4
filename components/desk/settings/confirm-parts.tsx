import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { Firm } from "@/lib/firm/settings";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";

import { FactSummary } from "./fact-summaries";

const parts = [
  { part: "hours", section: "hours" },
  { part: "meeting-modes", section: "meeting" },
] as const;

type Props = {
  readonly firm: Firm;
  readonly locale: Locale;
  /** Undefined for staff who may not confirm. */
  readonly confirm: FormAction | undefined;
};

/** What the firm has not confirmed yet, so that no public page states it. Empty once all of it is confirmed. */
export async function ConfirmParts({ firm, locale, confirm }: Props) {
  const t = await getTranslations("settings.confirm");
  const open = parts.filter(({ part }) => firm.confirmedOn[part] === undefined);
  if (open.length === 0) return null;
  return (
    <Section title={t("title")} id="unconfirmed">
      <p>{t("text")}</p>
      {open.map(({ part, section }) => (
        <div key={part} className="stack-13">
          <FactSummary facts={firm} locale={locale} section={section} />
          {confirm && <StaffForm action={confirm} submit={t(part)} values={{ part }} />}
        </div>
      ))}
    </Section>
  );
}
