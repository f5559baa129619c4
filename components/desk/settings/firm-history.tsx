import { getTranslations } from "next-intl/server";

import { HistoryList } from "@/components/desk/record/history-list";
import { Section } from "@/components/desk/record/section";
import type { FirmVersion } from "@/lib/firm/firm-version";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly versions: readonly FirmVersion[];
  readonly locale: Locale;
  /** The time zone of the office. */
  readonly zone: string;
};

/** The latest versions of the firm's record: who saved each one, when, and which facts changed. */
export async function FirmHistory({ versions, locale, zone }: Props) {
  const t = await getTranslations("settings");
  const textOf = ({ version, by, fields }: FirmVersion) => {
    const named = new Intl.ListFormat(locale).format(fields.map((field) => t(`facts.${field}`)));
    if (named === "") return t("history.first", { version });
    if (by === undefined) return t("history.terminal", { version, fields: named });
    return t.rich("history.saved", { version, name: by, fields: named, b: (name) => <b>{name}</b> });
  };
  return (
    <Section title={t("sections.history")} id="history">
      <HistoryList
        items={versions.map((each) => ({
          key: String(each.version),
          text: textOf(each),
          note: formatMoment(each.at.getTime(), { locale, zone }),
        }))}
      />
    </Section>
  );
}
