import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { publishNotice, takeNoticeDown } from "@/lib/content/actions/notices";
import type { Notice } from "@/lib/content/desk/notice-state";
import { versionsText } from "@/lib/content/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { addDays } from "@/lib/platform/time/day";
import { formatCalendarDate, formatMoment, zoneCity } from "@/lib/platform/time/format";

type Props = { readonly notice: Notice; readonly reader: { readonly locale: Locale; readonly zone: string } };

/** Publishes the saved drafts of a notice, now or at a time of the office, and takes the notice down. */
export async function Publication({ notice, reader }: Props) {
  const t = await getTranslations("staffContent.notice");
  const { id, key, languages, state, from, until, hasDraft } = notice;
  // A draft may have another last day than the public notice.
  const lastDay =
    languages
      .flatMap(({ publicUntil }) => publicUntil ?? [])
      .sort()
      .at(-1) ?? until;
  const isShown = state === "public" || state === "scheduled";
  const { locale, zone } = reader;
  return (
    <Section title={t("publication")} id="publication">
      <div className="stack-13">
        <p>
          {t(`stateTexts.${state}`, {
            moment: from === undefined ? "" : formatMoment(from, reader),
            day: lastDay === undefined ? "" : formatCalendarDate(addDays(lastDay, -1), locale),
          })}
        </p>
        <p className="sub">
          <Link href={`/dashboard/content/history/${id}`}>{t("history")}</Link>
        </p>
        {hasDraft && (
          <StaffForm
            action={publishNotice}
            submit={t("publish")}
            variant="gold"
            isCheckedByServer
            values={{ id, key, version: versionsText(languages) }}
            fields={[
              {
                name: "at",
                kind: "datetime",
                label: t("at"),
                hint: t("atHint", { city: zoneCity(zone, locale) }),
                isOptional: "unmarked",
              },
            ]}
          />
        )}
        {isShown && (
          <StaffForm
            action={takeNoticeDown}
            opener={t("down")}
            lead={t("downText")}
            submit={t("downSubmit")}
            values={{ id, key }}
          />
        )}
      </div>
    </Section>
  );
}
