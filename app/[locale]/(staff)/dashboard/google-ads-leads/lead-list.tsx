import { getTranslations } from "next-intl/server";

import { LeadTable } from "@/components/desk/leads/lead-table";
import { ListSearch } from "@/components/desk/list/list-search";
import { StaffList } from "@/components/desk/list/staff-list";
import { promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import { toLeadRows } from "@/lib/inquiry/lead-board/lead-row";
import { leadBoardPath, leadListPath } from "@/lib/inquiry/lead-board/list-query";
import { loadLeadList } from "@/lib/inquiry/lead-board/loaders";
import type { LeadListing } from "@/lib/inquiry/lead-board/queries/list-leads";
import { leadStages } from "@/lib/inquiry/leads/stages/stage";
import type { LeadStage } from "@/lib/inquiry/leads/stages/stage";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly counts: ReadonlyMap<LeadStage, number>;
  readonly listing: LeadListing;
  readonly now: Instant;
};

/** The leads from ads, the newest first, filtered by stage and searched. `counts` are those of the search. */
export async function LeadList({ staff, locale, counts, listing, now }: Props) {
  const t = await getTranslations("adsLeads");
  const { stage, text } = listing;
  const page = await loadLeadList(staff, listing);
  const rows = await toLeadRows(page.rows, { locale, staffId: staff.id });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <StaffList
      address={leadListPath({ stage, text })}
      page={page}
      tabs={{
        label: t("list.filter"),
        tabs: [
          { href: leadListPath({ text }), label: t("list.all"), count: all, isCurrent: stage === undefined },
          ...leadStages.map((each) => ({
            href: leadListPath({ stage: each, text }),
            label: t(`stages.${each}`),
            count: counts.get(each) ?? 0,
            isCurrent: stage === each,
          })),
        ],
      }}
      filter={
        <ListSearch
          id="lead-search"
          path={leadBoardPath}
          filters={{ view: "list", stage }}
          text={text}
          texts="adsLeads.list.search"
        />
      }
      empty={{
        title: t(text ? "list.noMatch" : "list.empty"),
        children: text && <Link href={leadListPath({ stage })}>{t("list.clear")}</Link>,
      }}
    >
      {() => <LeadTable rows={rows} now={now} promisedMs={promisedReplyMs} />}
    </StaffList>
  );
}
