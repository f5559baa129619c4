import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { ArticleEditor } from "@/components/desk/content/editor/article-editor";
import { LanguageTabs } from "@/components/desk/content/editor/language-tabs";
import { PictureSection } from "@/components/desk/content/editor/picture-section";
import { VersionList } from "@/components/desk/content/editor/version-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { callOffVersion, discardDraft, publishDrafts, removePicture, saveDraft } from "@/lib/content/actions/drafts";
import { loadEditor } from "@/lib/content/loaders/editor";
import { uploadResults } from "@/lib/documents/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { defaultLocale, isLocale, localeNames, locales } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { zoneCity } from "@/lib/platform/time/format";

import { staffPage } from "../../../staff-page";

const notices = ["published", "scheduled", "discarded", "calledOff", "pictureRemoved", "pictureUsed"] as const;
/** What was done, and the published languages, as in "published.en.fr-CA". */
const doneQuery = z.string().transform((code, context) => {
  const [what, ...rest] = code.split(".");
  const notice = notices.find((each) => each === what);
  if (notice !== undefined) return { code, notice, locales: rest.filter(isLocale) };
  context.addIssue({ code: "custom" });
  return z.NEVER;
});

/** The editor of an article in one language. */
const { generateMetadata, Page } = staffPage("/dashboard/content/articles/{key}", {
  title: "staffContent.editor.one",
  query: z.object({
    locale: z.enum(locales).optional(),
    done: doneQuery.optional(),
    upload: z.enum(uploadResults).optional(),
  }),
  async render({ locale, params: { key }, query, staff, now }) {
    const language = query.locale && siteLocales().includes(query.locale) ? query.locale : defaultLocale;
    const editor = await loadEditor(staff, { kind: "article", key, language, reader: locale, now });
    if (!editor) return undefined;
    const t = await getTranslations("staffContent.editor");
    const { id, mayChange, isDeleted, text, languages } = editor;
    const { zone } = firm();
    const reader = { locale, zone };
    const target = { id, key, language };
    const noticeOf = ({ code, notice, locales: done }: z.output<typeof doneQuery>) => {
      const names = new Intl.ListFormat(locale).format(done.map((each) => localeNames[each]));
      const shown = done.includes(language) ? language : (done[0] ?? language);
      const message = t(`notices.${notice}`, { languages: names });
      if (notice !== "published") return { code, message, ...(notice === "pictureUsed" && { tone: "warn" as const }) };
      const page = localizedPath(shown, `/blog/${key}`);
      return {
        code,
        message: (
          <>
            {message} <a href={page}>{t("publicPage")}</a>
          </>
        ),
      };
    };
    const preview = localizedPath(language, `/dashboard/content/preview/${id}`);
    return (
      <ClientMessages namespaces={["staffForm", "staffContent", "documents", "errors"]}>
        <PageHeader
          title={editor.title}
          crumbs={{ href: "/dashboard/content", list: t("list"), current: t("one") }}
          note={editor.editing === undefined ? t("alone") : t("editing", { name: editor.editing })}
          actions={
            <a className="btn btn--secondary btn--sm" href={preview} target="_blank" rel="noopener">
              {t("preview.whole")}
            </a>
          }
        />
        <LanguageTabs articleKey={key} language={language} languages={languages} reader={reader} />
        <PageNotice key={language} notice={query.done && noticeOf(query.done)} />
        {isDeleted && <Alert tone="warn">{t("deleted")}</Alert>}
        {!mayChange && !isDeleted && <p className="mute">{t("readOnly")}</p>}
        <ArticleEditor
          key={language}
          id={id}
          kind="article"
          articleKey={key}
          language={language}
          languages={languages}
          text={text}
          original={editor.original}
          choices={{
            claim: editor.claims.map(({ key: claim, text: wording }) => ({ value: claim, label: wording ?? claim })),
            picture: [...editor.pictures.keys()].map((name) => ({ value: name, label: name })),
          }}
          deadSources={editor.deadSources}
          mayChange={mayChange}
          zone={zone}
          place={zoneCity(zone, locale)}
          previewPath={preview}
          actions={{ save: saveDraft, publish: publishDrafts }}
        >
          <VersionList
            target={target}
            text={text}
            versions={editor.versions}
            mayChange={mayChange}
            reader={reader}
            now={now}
            actions={{ discard: discardDraft, callOff: callOffVersion }}
          />
          <PictureSection
            target={target}
            pictures={editor.pictures}
            mayChange={mayChange}
            remove={removePicture}
            result={query.upload}
          />
        </ArticleEditor>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
