import { useLocale, useTranslations } from "next-intl";

import { Nothing } from "@/components/dashboard/nothing";
import { Section } from "@/components/dashboard/section";
import { SummaryList } from "@/components/ui/summary-list";
import { formatDayInYear } from "@/lib/platform/time/format";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ClientData } from "@/lib/rights/client-data";
import { keptNames } from "@/lib/rights/classes/class";

type Props = { readonly data: ClientData; readonly zone: string };

/** What an erasure would delete, by class, and what it would leave. */
export function HeldData({ data: { held, erasedAt }, zone }: Props) {
  const t = useTranslations("clientData");
  const locale = useLocale() as Locale;
  return (
    <>
      <Section id="held" title={t("held")} isRuled>
        {erasedAt && <p>{t("erasedOn", { day: formatDayInYear(erasedAt.getTime(), { locale, zone }) })}</p>}
        {held.length === 0 ? (
          <Nothing title={t("nothing")} />
        ) : (
          <SummaryList
            rows={held.map(({ retention, count }) => ({
              term: t(`classes.${retention}`),
              value: t("records", { count }),
            }))}
          />
        )}
      </Section>
      <Section id="kept" title={t("kept")}>
        <p className="mute">{t("keptText")}</p>
        <ul className="kept-list">
          {keptNames.map((name) => (
            <li key={name}>{t(`keptNames.${name}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
