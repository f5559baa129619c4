import { useLocale, useTranslations } from "next-intl";

import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import { formatDay } from "@/lib/platform/time/format";
import type { ClientData } from "@/lib/rights/registers/types";
import { keptNames } from "@/lib/rights/classes/class";
import type { Kept, Retention } from "@/lib/rights/classes/class";

type Props = { readonly data: ClientData; readonly zone: string };

/**
 * The classes of data that have their own retention period, with the key of the text that names the period. Other
 * classes are deleted together with the client's file.
 */
const ends: Partial<Readonly<Record<Retention, "hours" | "emails" | "newsletter" | "staff">>> = {
  hours: "hours",
  emails: "emails",
  "newsletter-proof": "newsletter",
  staff: "staff",
};

/** Lists the classes of a client's data that an erasure deletes, and the data that an erasure keeps. */
export function HeldData({ data: { held, fileEnd, periods }, zone }: Props) {
  const t = useTranslations("clientData");
  const reader = { locale: useLocale(), zone };
  const ofFile = fileEnd
    ? t("ends.file", { period: periods.file, day: formatDay(fileEnd.getTime(), reader) })
    : t("ends.open", { period: periods.file });
  return (
    <>
      <Section id="held" title={t("held")} isRuled>
        {held.length === 0 ? (
          <Nothing title={t("nothing")} />
        ) : (
          <SummaryList
            rows={held.map(({ retention, count }) => {
              const end = ends[retention];
              return {
                term: t(`classes.${retention}`),
                value: (
                  <>
                    {t("records", { count })}
                    <span className="sub">
                      {retention === "client-file" ? ofFile : end ? t(`ends.${end}`, periods) : t("ends.withFile")}
                    </span>
                  </>
                ),
              };
            })}
          />
        )}
      </Section>
      <Section id="kept" title={t("kept")}>
        <p className="mute">{t("keptText")}</p>
        <ul className="kept-list">
          {keptNames.map((name) => (
            <li key={name}>
              {t(`keptNames.${name}`)}
              <span className="sub">{t(`keptPeriods.${periodOfKept[name]}`, periods)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const periodOfKept = {
  payments: "payments",
  invoices: "payments",
  "case-file": "cases",
  "newsletter-proof": "newsletter",
  "data-requests": "entries",
  complaints: "entries",
  audit: "audit",
} as const satisfies Record<Kept, string>;

/** Shows after an erasure which data remains, with the reason and the end of its retention. */
export function RemainingData({ data: { kept, erasedAt, periods }, zone }: Props) {
  const t = useTranslations("clientData");
  const reader = { locale: useLocale(), zone };
  if (!erasedAt) return null;
  return (
    <Section id="remains" title={t("remains")} isRuled>
      <p>{t("erasedOn", { day: formatDay(erasedAt.getTime(), reader) })}</p>
      <ul className="kept-list">
        {kept.map(({ name, count, until }) => (
          <li key={name}>
            {t(`keptNames.${name}`)}: {t("records", { count })}
            <span className="sub">
              {until
                ? t("keptUntil", { day: formatDay(until.getTime(), reader) })
                : t(`keptPeriods.${periodOfKept[name]}`, periods)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mute">{t("remainsText")}</p>
    </Section>
  );
}
