import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { ClientMessages } from "@/components/layout/client-messages";
import { LeadBoard } from "@/components/desk/leads/lead-board";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadConversionSummary } from "@/lib/ads/loaders";
import { promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import { changeStage, undoStage } from "@/lib/inquiry/lead-board/actions";
import { toLeadRows } from "@/lib/inquiry/lead-board/lead-row";
import { leadBoardPath, leadBoardQuery, leadListPath, listQueryIn } from "@/lib/inquiry/lead-board/list-query";
import { loadBoard, loadLeadPage } from "@/lib/inquiry/lead-board/loaders";
import { stages } from "@/lib/inquiry/leads/stages/stage";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Locale } from "@/lib/platform/i18n/locales";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";

import { staffPage } from "../staff-page";
import { ConversionsSection } from "./conversions-section";
import { LeadList } from "./lead-list";
import { LeadNotes } from "./lead-notes";

/** The leads that came from ads, as a board with a column for each stage or as a list. */
const { generateMetadata, Page } = staffPage("/dashboard/google-ads-leads", {
  title: "adsLeads.title",
  query: leadBoardQuery,
  async render({ locale, query, staff, now }) {
    const { view, done } = query;
    const listing = listQueryIn(query);
    const page = await loadLeadPage(staff, listing.text, now);
    const { counts, figures, mayChange, mayExport } = page;
    const conversions = mayExport ? await loadConversionSummary(staff, now) : undefined;
    const t = await getTranslations("adsLeads");
    const board = view === "board" ? await toLeadRows(await loadBoard(staff), { locale, staffId: staff.id }) : [];
    return (
      <>
        <PageHeader
          title={t("title")}
          note={
            figures.medianMs === null
              ? t("note", { promise: promisedReplyMs / msPerHour })
              : t("noteMedian", {
                  median: durationText(figures.medianMs, locale),
                  promise: promisedReplyMs / msPerHour,
                })
          }
          actions={
            <>
              {mayChange && (
                <ButtonLink href="/dashboard/google-ads-leads/new" variant="secondary">
                  <Icon name="plus" size="s" /> {t("new")}
                </ButtonLink>
              )}
              <SegmentedLinks
                label={t("views.label")}
                options={[
                  { href: leadBoardPath, label: t("views.board"), isCurrent: view === "board" },
                  { href: leadListPath(), label: t("views.list"), isCurrent: view === "list" },
                ]}
              />
            </>
          }
        />
        <PageNotice notice={done && { code: done, message: t("test.sent") }} />
        <RefreshOnChange kinds={["inquiry", "booking"]} />
        {view === "board" ? (
          <ClientMessages namespaces={["adsLeads", "dashboard", "staffForm", "errors"]}>
            <LeadBoard
              leads={board}
              columns={stages.map((stage) => ({
                stage,
                count: counts.get(stage) ?? 0,
                listHref: leadListPath({ stage }),
              }))}
              now={now}
              promisedMs={promisedReplyMs}
              mayChange={mayChange}
              change={changeStage}
              undo={undoStage}
            />
          </ClientMessages>
        ) : (
          <LeadList staff={staff} locale={locale} counts={counts} listing={listing} now={now} />
        )}
        <LeadNotes page={page} />
        {conversions && <ConversionsSection summary={conversions} />}
      </>
    );
  },
});
export { generateMetadata, Page as default };

function durationText(ms: number, locale: Locale): string {
  const t = translatorFor(locale, "dashboard.waiting");
  const minutes = Math.round(ms / msPerMinute);
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? t("minutes", { minutes })
    : t("hours", { hours, minutes: String(minutes % 60).padStart(2, "0") });
}
