import { getTranslations } from "next-intl/server";

import { ConversionList } from "@/components/desk/ads/conversion-list";
import { ExportButtons } from "@/components/desk/ads/export-buttons";
import { ExportList } from "@/components/desk/ads/export-list";
import { StaffForm } from "@/components/desk/form/staff-form";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { checkWithGoogle, makeFile, sendNow } from "@/lib/ads/actions";
import { loadConversionList, loadConversionSummary } from "@/lib/ads/loaders";
import { conversionListPath, conversionsQuery } from "@/lib/ads/page-query";
import type { conversionNotices } from "@/lib/ads/page-query";
import { conversionViews } from "@/lib/ads/view";
import { conversionActions } from "@/lib/firm/ad-conversions";
import { firm } from "@/lib/firm/settings-snapshot";
import { cursorIn } from "@/lib/platform/list/list-page";

import { staffPage } from "../../staff-page";

/** What the next export would contain, what is held back and why, and the earlier exports. */
const { generateMetadata, Page } = staffPage("/dashboard/google-ads-leads/conversions", {
  title: "adsLeads.conversions.page.title",
  query: conversionsQuery,
  async render({ query: { view, done, code, ...place }, staff, now }) {
    const [summary, page] = await Promise.all([
      loadConversionSummary(staff, now),
      loadConversionList(staff, { view, cursor: cursorIn(place) }, now),
    ]);
    const { counts, exports, terms, hasDataManager } = summary;
    const t = await getTranslations("adsLeads.conversions");
    const tLeads = await getTranslations("adsLeads");
    const { zone } = firm();
    const isReady = counts.some((each) => each.view === "ready");
    const hasIds = terms !== null && conversionActions.every((action) => terms[action].id !== null);
    const notices: Readonly<Record<(typeof conversionNotices)[number], string>> = {
      made: t("page.made", { count: exports[0]?.rows ?? 0 }),
      queued: t("page.queued"),
      checked: t("page.checked"),
      refused: t("page.refused", { code: code ?? "OTHER" }),
      "no-terms": t("refusals.no-terms"),
      "no-ids": t("refusals.no-ids"),
      "no-service": t("refusals.no-service"),
      "nothing-new": t("refusals.nothing-new"),
    };
    const isDone = done === "made" || done === "queued" || done === "checked";
    return (
      <>
        <PageHeader
          title={t("page.title")}
          note={t("page.note")}
          crumbs={{ href: "/dashboard/google-ads-leads", list: tLeads("title"), current: t("page.title") }}
        />
        <div className="stack-34">
          <div className="stack-13">
            <PageNotice notice={done && { code: done, message: notices[done], tone: isDone ? "ok" : "warn" }} />
            <StaffList
              address={conversionListPath(view)}
              page={page}
              tabs={{
                label: t("page.views.label"),
                tabs: conversionViews.map((each) => ({
                  href: conversionListPath(each),
                  label: t(`page.views.${each}`),
                  count: counts.filter((one) => one.view === each).reduce((sum, { count }) => sum + count, 0),
                  isCurrent: each === view,
                })),
              }}
              empty={{ title: t(`page.empty.${view}`) }}
            >
              {(rows) => <ConversionList rows={rows} exports={exports} zone={zone} />}
            </StaffList>
            <ExportButtons {...summary} makeFile={makeFile} />
          </div>
          <Section id="service" title={t("page.service.title")} isRuled>
            <div className="stack-13">
              <p>{t(hasDataManager ? "page.service.on" : "page.service.off")}</p>
              {hasDataManager && terms && !hasIds && <p>{t("refusals.no-ids")}</p>}
              {hasDataManager && hasIds && isReady && (
                <div className="row">
                  <StaffForm action={checkWithGoogle} submit={t("page.service.check")} />
                  <StaffForm action={sendNow} submit={t("page.service.send")} />
                </div>
              )}
            </div>
          </Section>
          <ExportList exports={exports} zone={zone} />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
