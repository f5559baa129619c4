import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { ArticleEditor } from "@/components/desk/content/editor/article-editor";
import { DifferenceView } from "@/components/desk/content/history/difference-view";
import { CounselSection } from "@/components/desk/content/legal/counsel-section";
import { PublishLegal } from "@/components/desk/content/legal/publish-legal";
import { LegalVersions } from "@/components/desk/content/legal/version-list";
import { StaffForm } from "@/components/desk/form/staff-form";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { saveDraft } from "@/lib/content/actions/drafts";
import {
  callOffLegal,
  confirmReading,
  discardLegal,
  proposeReading,
  publishLegal,
  sendBackReading,
  withdrawMark,
  withdrawReading,
} from "@/lib/content/actions/legal";
import { loadEditor } from "@/lib/content/loaders/editor";
import { loadLegalText } from "@/lib/content/loaders/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { formatCalendarDate, zoneCity } from "@/lib/platform/time/format";

import { staffPage } from "../../../staff-page";

const list = "/dashboard/settings/legal";
const notices = [
  ...(["proposed", "marked", "sentBack", "withdrawn", "revoked"] as const),
  ...(["published", "scheduled", "calledOff", "discarded"] as const),
];

/** One legal text: its drafts, what they change, the day on which they take effect, and what counsel has read. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/legal/{key}", {
  title: "staffContent.legal.title",
  query: z.object({ locale: z.enum(locales).optional(), done: z.enum(notices).optional() }),
  async render({ locale, params: { key: wanted }, query, staff, now }) {
    const language = query.locale ?? locale;
    const [text, editor] = await Promise.all([
      loadLegalText(staff, { key: wanted, language, now }),
      loadEditor(staff, { kind: "legal", key: wanted, language, reader: locale, now }),
    ]);
    if (!text || !editor) return undefined;
    const { id, key, inForce, scheduled, languages, mayChange, mayMark } = text;
    const t = await getTranslations("staffContent.legal");
    const name = t(`names.${key}`);
    const reader = { locale, zone: firm().zone, staffId: staff.id };
    const target = { id, key, language };
    const difference = languages.find((each) => each.locale === language)?.difference;
    return (
      <ClientMessages namespaces={["staffForm", "staffContent", "documents", "errors"]}>
        <PageHeader
          title={name}
          crumbs={{ href: list, list: t("title"), current: name }}
          note={
            <>
              {t("page.note", { number: inForce.number, day: formatCalendarDate(inForce.day, locale) })}
              {editor.editing !== undefined && ` ${t("page.editing", { name: editor.editing })}`}
            </>
          }
          actions={
            <a className="btn btn--secondary btn--sm" href={localizedPath(language, `/${key}`)} target="_blank">
              {t("page.open")}
            </a>
          }
        />
        <ViewTabs
          label={t("page.languages")}
          tabs={languages.map((each) => ({
            href: `${list}/${key}?locale=${each.locale}`,
            label: localeNames[each.locale],
            isCurrent: each.locale === language,
          }))}
        />
        <PageNotice notice={query.done && { code: query.done, message: t(`notices.${query.done}`) }} />
        {!mayChange && <p className="mute">{t("page.readOnly")}</p>}
        <ArticleEditor
          key={language}
          id={id}
          kind="legal"
          articleKey={key}
          language={language}
          languages={editor.languages}
          text={editor.text}
          original={editor.original}
          choices={{
            claim: editor.claims.map(({ key: claim, text: wording }) => ({ value: claim, label: wording ?? claim })),
          }}
          deadSources={editor.deadSources}
          mayChange={mayChange}
          zone={reader.zone}
          place={zoneCity(reader.zone, locale)}
          previewPath={localizedPath(language, `/dashboard/content/preview/${id}`)}
          actions={{ save: saveDraft, publish: publishLegal }}
        >
          {mayChange && (
            <PublishLegal
              text={text}
              target={target}
              reader={reader}
              actions={{ publish: publishLegal, callOff: callOffLegal }}
            />
          )}
        </ArticleEditor>
        <div className="columns">
          <div className="stack-34">
            <Section
              title={t("difference.draft", { next: scheduled?.number ?? text.nextNumber, number: inForce.number })}
              id="difference"
              isRuled
            >
              {difference ? <DifferenceView difference={difference} /> : <p className="mute">{t("difference.none")}</p>}
              {mayChange && editor.text.version > 0 && (
                <StaffForm
                  action={discardLegal}
                  opener={t("difference.discard")}
                  submit={t("difference.discard")}
                  lead={t("difference.discardLead")}
                  values={{ ...target, version: String(editor.text.version) }}
                />
              )}
            </Section>
          </div>
          <div className="stack-34 side-column">
            <CounselSection
              target={target}
              versions={[...(scheduled ? [scheduled] : []), inForce]}
              readings={text.readings}
              reader={reader}
              actions={
                mayMark
                  ? {
                      propose: proposeReading,
                      confirm: confirmReading,
                      sendBack: sendBackReading,
                      withdraw: withdrawReading,
                      revoke: withdrawMark,
                    }
                  : undefined
              }
            />
            <LegalVersions text={text} language={language} />
          </div>
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
