import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { noticeFields } from "@/components/desk/content/notices/notice-form";
import { NoticeLayout } from "@/components/desk/content/notices/notice-layout";
import { NoticeStateBadge } from "@/components/desk/content/notices/notice-state";
import { Publication } from "@/components/desk/content/notices/publication";
import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { deleteText } from "@/lib/content/actions/list";
import { saveNotice } from "@/lib/content/actions/notices";
import { loadNotice, noticeDone } from "@/lib/content/loaders/notices";
import { versionsText } from "@/lib/content/schema";
import { plainText } from "@/lib/site/linked-text";

import { staffPage } from "../../../staff-page";

const refusals: readonly string[] = ["refused", "waiting", "french"];

/** One notice: its texts with a preview, its publication, and its deletion. */
const { generateMetadata, Page } = staffPage("/dashboard/content/notices/{key}", {
  title: "staffContent.notice.one",
  query: z.object({ done: z.enum(noticeDone).optional() }),
  async render({ locale, params: { key }, query: { done }, staff, now }) {
    const loaded = await loadNotice(staff, key, { locale, now });
    if (!loaded) return undefined;
    const { notice, mayChange, zone } = loaded;
    const { id, version, languages, state } = notice;
    const title = plainText(notice.title);
    const t = await getTranslations("staffContent.notice");
    const isShown = state === "public" || state === "scheduled";
    return (
      <ClientMessages namespaces={["staffForm", "linePreview", "errors"]}>
        <PageHeader
          title={title}
          crumbs={{ href: "/dashboard/content/notices", list: t("title"), current: t("one") }}
          note={<NoticeStateBadge notice={notice} />}
        />
        <div className="stack-34">
          <PageNotice
            notice={done && { code: done, message: t(`notices.${done}`), tone: refusals.includes(done) ? "bad" : "ok" }}
          />
          {!mayChange && <p className="mute">{t("readOnly")}</p>}
          {mayChange ? (
            <StaffForm
              action={saveNotice}
              submit={t("save")}
              isSave
              isCompared
              isCheckedByServer
              values={{ id, key, version: versionsText(languages) }}
              fields={await noticeFields(notice)}
              layout={<NoticeLayout />}
            />
          ) : (
            languages.map(({ locale: language, body }) => (
              <p key={language} lang={language}>
                {body}
              </p>
            ))
          )}
          {mayChange && <Publication notice={notice} reader={{ locale, zone }} />}
          {mayChange && !isShown && (
            <Section title={t("delete")} id="delete">
              <StaffForm
                action={deleteText}
                submit={t("deleteSubmit")}
                lead={t("deleteText")}
                values={{ id, version: String(version), to: "notices" }}
              />
            </Section>
          )}
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
