import { getTranslations } from "next-intl/server";

import { AnchorList } from "@/components/desk/audit/anchor-list";
import { AuditExport } from "@/components/desk/audit/audit-export";
import { AuditFilters } from "@/components/desk/audit/audit-filters";
import { AuditTable } from "@/components/desk/audit/audit-table";
import { ChainState } from "@/components/desk/audit/chain-state";
import { EntryDetail } from "@/components/desk/audit/entry-detail";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { checkAgain, confirmAuditExport } from "@/lib/audit/actions";
import { auditQuery, filterAddress } from "@/lib/audit/audit-filter";
import { loadAudit, loadChain } from "@/lib/audit/loaders";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { cursorIn } from "@/lib/platform/list/list-page";
import { tryList } from "@/lib/platform/web/try-list";

import { staffPage } from "../staff-page";

/** Who did what and when, and whether the log is complete. The address contains the filter and the open entry. */
const { generateMetadata, Page } = staffPage("/dashboard/audit", {
  title: "audit.title",
  query: auditQuery,
  async render({ locale, query, staff, now }) {
    const { record, person, act, from, to } = query;
    const filter = { record, person, act, from, to };
    const [audit, chain] = await Promise.all([
      tryList("audit", () => loadAudit(staff, query, { locale, now })),
      tryList("audit-chain", () => loadChain(query.anchor, now)),
    ]);
    const t = await getTranslations("audit");
    const action = localizedPath(locale, "/dashboard/audit");
    const isElsewhere = audit?.opened && !audit.page.rows.some(({ id }) => id === audit.opened?.view.id);
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={audit && <AuditExport audit={audit} filter={filter} locale={locale} confirm={confirmAuditExport} />}
        />
        <PageNotice notice={query.done && { code: query.done, message: t("chain.asked") }} />
        <div className="stack-13">
          <AuditFilters
            filter={filter}
            people={audit?.people ?? []}
            readerId={staff.id}
            action={action}
            locale={locale}
          />
        </div>
        <div className="columns columns--wide">
          <div className="stack-34">
            {audit?.opened && isElsewhere && (
              <Section id="entry" title={t("oneEntry", { id: Number(audit.opened.view.id) })} isRuled>
                <EntryDetail entry={audit.opened} />
              </Section>
            )}
            <Section
              id="entries"
              title={t("entries")}
              note={audit && t(audit.isCountCut ? "countCut" : "count", { count: audit.count })}
            >
              <StaffList
                address={`/dashboard/audit${filterAddress(filter)}`}
                page={audit?.page}
                empty={{ title: t("empty"), text: t("emptyText") }}
              >
                {(rows) =>
                  audit && (
                    <AuditTable
                      rows={rows}
                      opened={audit.opened}
                      city={audit.city}
                      filter={filter}
                      cursor={cursorIn(query)}
                    />
                  )
                }
              </StaffList>
            </Section>
          </div>
          {chain && (
            <div className="stack-34">
              <ChainState chain={chain} zone={chain.zone} check={checkAgain} />
              <AnchorList anchors={chain.anchors} compared={chain.compared} zone={chain.zone} action={action} />
            </div>
          )}
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
