import { getTranslations } from "next-intl/server";

import { faultText } from "@/components/desk/content/faults/fault-text";
import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import { publishQuestions } from "@/lib/content/actions/questions";
import type { TextChange } from "@/lib/content/desk/text-change";
import { localeNames } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

import { questionPath, topicPath } from "./paths";

type Props = { readonly changes: readonly TextChange[]; readonly mayChange: boolean };

/** What is not published, each with what prevents it, and the button that publishes what can be published. */
export async function ChangeList({ changes, mayChange }: Props) {
  const t = await getTranslations("staffContent.questions");
  const tFaults = await getTranslations("staffContent.faults");
  if (changes.length === 0) return null;
  const faultsOf = ({ faults, needsFrench }: TextChange) => [
    ...faults.map((fault) => faultText(fault, tFaults)),
    ...(needsFrench ? [t("needsFrench")] : []),
  ];
  // A text is published in all languages of its drafts together.
  const refused = new Set(changes.filter((change) => faultsOf(change).length > 0).map(({ entry }) => entry.id));
  const ready = changes.filter(({ entry }) => !refused.has(entry.id)).length;
  return (
    <>
      <Section title={t("changes")} id="changes" note={t("ready", { ready, count: changes.length })}>
        <ul className="change-list">
          {changes.map((change) => {
            const { entry, language } = change;
            const { locale } = language;
            const href =
              entry.kind === "topic" ? topicPath(entry.key) : `${questionPath(entry.key)}&language=${locale}`;
            const faults = faultsOf(change);
            return (
              <li key={`${entry.id} ${locale}`}>
                <Icon name={faults.length > 0 ? "alert" : "edit"} size="s" />
                <div>
                  <Link href={href} scroll={false}>
                    {t("change", { title: language.title || entry.title, language: localeNames[locale] })}
                  </Link>
                  {faults.map((fault) => (
                    <p key={fault} className="sub is-warning">
                      {fault}
                    </p>
                  ))}
                  {faults.length === 0 && refused.has(entry.id) && <p className="sub">{t("waits")}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      {mayChange && (
        <div className="save-bar">
          <p>
            <b>
              <Icon name="edit" size="s" /> {t("unpublished", { count: changes.length })}
            </b>{" "}
            <span className="mute">{t("publishNote")}</span>
          </p>
          <div className="page-actions">
            <StaffForm
              action={publishQuestions}
              submit={t("publish", { count: changes.length })}
              variant="gold"
              values={{
                drafts: changes
                  .map(({ entry, language }) => `${entry.id}:${language.locale}:${language.draftVersion}`)
                  .join(","),
              }}
            />
          </div>
        </div>
      )}
    </>
  );
}
