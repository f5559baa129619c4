import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import type { LegalPage } from "@/lib/content/legal/legal-page";
import { versionControl } from "@/lib/content/legal/schema";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate, zoneCity } from "@/lib/platform/time/format";

type Props = {
  readonly text: LegalPage;
  readonly target: Readonly<Record<"id" | "key" | "language", string>>;
  readonly reader: { readonly locale: Locale; readonly zone: string };
  readonly actions: Readonly<Record<"publish" | "callOff", FormAction>>;
};

/** The day on which the drafts take effect in all languages, with what is changed, or the version that waits. */
export async function PublishLegal({ text, target, reader, actions }: Props) {
  const { scheduled, languages, nextNumber: number } = text;
  const t = await getTranslations("staffContent.legal.publish");
  if (scheduled)
    return (
      <Section title={t("title", { number: scheduled.number })} id="publish" isRuled>
        <div className="stack-13">
          <p>{t("waits", { number: scheduled.number, day: formatCalendarDate(scheduled.day, reader.locale) })}</p>
          <p className="mute">{t("keep")}</p>
          <StaffForm
            action={actions.callOff}
            values={{ ...target, number: String(scheduled.number) }}
            submit={t("callOff", { number: scheduled.number })}
          />
        </div>
      </Section>
    );
  const isChanged = languages.some((each) => each.isChanged);
  const passages = Math.max(0, ...languages.map((each) => each.passages));
  return (
    <Section title={t("title", { number })} id="publish" isRuled>
      <div className="stack-13">
        {isChanged ? (
          <>
            <p>{t("together")}</p>
            <ul className="check-lines">
              {languages.map(({ locale, isChanged: isNew, faults }) => {
                const language = localeNames[locale];
                return (
                  <li key={locale}>
                    <Icon name={faults.length > 0 ? "x" : isNew ? "check" : "alert"} size="s" />
                    {faults.length > 0
                      ? t("faults", { language, count: faults.length })
                      : t(isNew ? "changed" : "same", { language })}
                  </li>
                );
              })}
              {passages > 0 && (
                <li>
                  <Icon name="alert" size="s" /> {t("passages", { count: passages })}
                </li>
              )}
            </ul>
            <StaffForm
              action={actions.publish}
              submit={t("submit", { number })}
              variant="gold"
              isCheckedByServer
              edition={languages.map(({ draft }) => draft).join(" ")}
              values={{
                ...target,
                ...Object.fromEntries(languages.map(({ locale, draft }) => [versionControl(locale), String(draft)])),
              }}
              fields={[
                {
                  name: "day",
                  label: t("day"),
                  hint: t("dayHint", { place: zoneCity(reader.zone, reader.locale) }),
                  kind: "date",
                  isOptional: "unmarked",
                },
              ]}
            />
          </>
        ) : (
          <p className="mute">{t("nothing")}</p>
        )}
        <p className="mute">{t("keep")}</p>
      </div>
    </Section>
  );
}
