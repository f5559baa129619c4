import { useLocale, useTranslations } from "next-intl";

import { HistoryList } from "@/components/desk/record/history-list";
import { Section } from "@/components/desk/record/section";
import type { LegalPage } from "@/lib/content/legal/legal-page";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Props = { readonly text: LegalPage; readonly language: Locale };

/** The versions of a legal text, newest first. Each link opens exactly that version. */
export function LegalVersions({ text, language }: Props) {
  const t = useTranslations("staffContent.legal.versions");
  const locale = useLocale();
  const { key, inForce, scheduled } = text;
  const items = text.versions.map(({ number, isCalledOff, day, publishedBy }) => {
    const state = isCalledOff
      ? "calledOff"
      : number === scheduled?.number
        ? "scheduled"
        : number === inForce.number
          ? "inForce"
          : "former";
    return {
      key: String(number),
      text: <Link href={`/dashboard/settings/legal/${key}/${number}?locale=${language}`}>{t(state, { number })}</Link>,
      note: t("by", { day: formatCalendarDate(day, locale), name: publishedBy ?? t("product") }),
      isNew: state === "inForce",
    };
  });
  return (
    <Section title={t("title")} id="versions" isRuled>
      <HistoryList items={items} />
    </Section>
  );
}
