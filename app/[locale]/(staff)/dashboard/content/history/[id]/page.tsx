import { getTranslations } from "next-intl/server";

import { CompareVersions } from "@/components/desk/content/history/compare-versions";
import { VersionTable } from "@/components/desk/content/history/version-table";
import { textList, textPage } from "@/components/desk/content/text-page";
import { StaffForm } from "@/components/desk/form/staff-form";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { deleteText, undeleteText } from "@/lib/content/actions/list";
import { historyQuery, loadHistory } from "@/lib/content/loaders/history";
import { firm } from "@/lib/firm/settings-snapshot";
import { localeNames } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { formatMoment } from "@/lib/platform/time/format";

import { staffPage } from "../../../staff-page";

/** The versions of one text in one language: what each changed, restoring, taking down, and deleting the text. */
const { generateMetadata, Page } = staffPage("/dashboard/content/history/{id}", {
  title: "staffContent.history.title",
  query: historyQuery,
  async render({ locale, params: { id }, query, staff, now }) {
    const history = await loadHistory(staff, id, query, now);
    if (!history) return undefined;
    const { text, title, versions, draft, deletion, mayChange } = history;
    const { kind, version } = text;
    const t = await getTranslations("staffContent.history");
    const { zone } = firm();
    const language = query.locale;
    const values = { id, version: String(version), to: "content" };
    const editor = deletion ? undefined : textPage(staff, text);
    return (
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <PageHeader
          title={t("heading", { title })}
          note={t(`kinds.${kind}`)}
          crumbs={{ href: textList(kind), list: t(`lists.${kind}`), current: t("title") }}
          actions={
            editor && (
              <ButtonLink href={editor} variant="secondary">
                {t("open")}
              </ButtonLink>
            )
          }
        />
        <ViewTabs
          label={t("languages")}
          tabs={siteLocales().map((each) => ({
            href: `/dashboard/content/history/${id}?locale=${each}`,
            label: localeNames[each],
            isCurrent: each === language,
          }))}
        />
        <div className="stack-34">
          <PageNotice notice={query.done && { code: query.done, message: t(`notices.${query.done}`) }} />
          {deletion && (
            <Section id="deleted" title={t("deletedTitle")}>
              <p>
                {t("deletedText", {
                  at: formatMoment(deletion.at, { locale, zone }),
                  until: formatMoment(deletion.until, { locale, zone }),
                })}
              </p>
              {mayChange && <StaffForm action={undeleteText} values={values} submit={t("undelete")} variant="gold" />}
            </Section>
          )}
          <Section
            id="versions"
            title={t("versions")}
            note={
              draft &&
              t("draftNote", {
                who: draft.by ?? t("product"),
                time: formatMoment(draft.savedAt, { locale, zone }),
              })
            }
          >
            {versions.length === 0 ? (
              <p className="mute">{t("none")}</p>
            ) : (
              <VersionTable history={history} language={language} zone={zone} />
            )}
          </Section>
          {versions.length > 0 && (
            <Section id="compare" title={t("compareTitle")}>
              <CompareVersions history={history} language={language} />
            </Section>
          )}
          {mayChange && !deletion && kind !== "legal" && (
            <Section id="delete" title={t("deleteTitle")}>
              {text.questions > 0 ? (
                <p>{t("hasQuestions")}</p>
              ) : (
                <StaffForm
                  action={deleteText}
                  values={values}
                  opener={t("delete")}
                  submit={t("deleteNow")}
                  lead={`${t(`deleteText.${kind}`)} ${t("deleteUndo")}`}
                  variant="danger"
                />
              )}
            </Section>
          )}
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
