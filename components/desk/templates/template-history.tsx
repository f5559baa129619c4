import { getTranslations } from "next-intl/server";

import { HistoryList } from "@/components/desk/record/history-list";
import { Section } from "@/components/desk/record/section";
import { actWords } from "@/lib/audit/acts";
import type { TemplateEvent } from "@/lib/inquiry/templates/template";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

type Props = { readonly events: readonly TemplateEvent[]; readonly locale: Locale; readonly zone: string };

/** Who did what to a template, newest first. */
export async function TemplateHistory({ events, locale, zone }: Props) {
  const t = await getTranslations("replyTemplates.history");
  const list = new Intl.ListFormat(locale);
  const fieldName = (field: string) => {
    const [kind, language] = field.split(".");
    if (kind !== "name" && kind !== "text") return t(field === "endsContact" ? "endsContact" : "topic");
    return t(kind, { language: localeNames[language as Locale] });
  };
  const textOf = ({ action, details: { fields } }: TemplateEvent) => {
    const act = actWords(action, locale) ?? action;
    if (typeof fields !== "string") return act;
    return t("changed", { act, fields: list.format(fields.split(" ").map(fieldName)) });
  };
  return (
    <Section title={t("title")} id="history">
      {events.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <HistoryList
          items={events.map((event) => ({
            key: event.id,
            text: textOf(event),
            note: [formatMoment(event.at.getTime(), { locale, zone }), event.by].filter(Boolean).join(", "),
          }))}
        />
      )}
    </Section>
  );
}
