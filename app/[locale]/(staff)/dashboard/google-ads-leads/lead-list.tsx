import { getTranslations } from "next-intl/server";

import { LeadTable } from "@/components/desk/leads/lead-table";
import { StaffList } from "@/components/desk/list/staff-list";
import { promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import { toLeadRows } from "@/lib/inquiry/lead-board/lead-row";
import { leadListPath } from "@/lib/inquiry/lead-board/list-query";
import { loadLeadList } from "@/lib/inquiry/lead-board/loaders";
import { leadStages } from "@/lib/inquiry/leads/stages/stage";
import type { LeadStage } from "@/lib/inquiry/leads/stages/stage";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Cursor } from "@/lib/platform/list/list-page";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly counts: ReadonlyMap<LeadStage, number>;
  readonly stage: LeadStage | undefined;
  readonly cursor: Cursor | undefined;
  readonly now: Instant;
};

/** The leads from ads, the newest first, filtered by stage. */
export async function LeadList({ staff, locale, counts, stage, cursor, now }: Props) {
  const t = await getTranslations("adsLeads");
  const page = await loadLeadList(staff, stage, cursor);
  const rows = await toLeadRows(page.rows, { locale, staffId: staff.id });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <StaffList
      address={leadListPath(stage)}
      page={page}
      tabs={{
        label: t("list.filter"),
        tabs: [
          { href: leadListPath(), label: t("list.all"), count: all, isCurrent: stage === undefined },
          ...leadStages.map((each) => ({
            href: leadListPath(each),
            label: t(`stages.${each}`),
            count: counts.get(each) ?? 0,
            isCurrent: stage === each,
          })),
        ],
      }}
      empty={{ title: t("list.empty") }}
    >
      {() => <LeadTable rows={rows} now={now} promisedMs={promisedReplyMs} />}
    </StaffList>
  );
}
