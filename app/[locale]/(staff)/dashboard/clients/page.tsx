import { getTranslations } from "next-intl/server";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { ClientTable } from "@/components/desk/clients/client-table";
import { DuplicatePairs } from "@/components/desk/clients/duplicate-pairs";
import { BySimilarity } from "@/components/desk/list/by-similarity";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { ButtonLink } from "@/components/ui/button";
import { newBookingPath } from "@/lib/booking/caller/caller-schema";
import { clientsQuery, loadClients, loadDuplicatePairs } from "@/lib/clients/loaders";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { cursorIn, onlyPage } from "@/lib/platform/list/list-page";
import { loadClientIds } from "@/lib/search/loaders";

import { staffPage } from "../staff-page";

/**
 * Lists the newest clients, or the clients that match a name, an email address, a phone number or a reference. The
 * second tab lists possible duplicates.
 */
const { generateMetadata, Page } = staffPage("/dashboard/clients", {
  title: "clients.title",
  query: clientsQuery,
  async render({ query, staff, path, now }) {
    const { q: typed, view } = query;
    const found = typed === "" ? undefined : await loadClientIds(staff, typed);
    const t = await getTranslations("clients");
    const { zone } = await loadFirm();
    const tabs = {
      label: t("views"),
      tabs: (["all", "duplicates"] as const).map((name) => ({
        href: name === "all" ? "/dashboard/clients" : "/dashboard/clients?view=duplicates",
        label: t(name === "all" ? "all" : "duplicates.title"),
        isCurrent: name === view,
      })),
    };
    const pairs = view === "duplicates" ? await loadDuplicatePairs(staff) : undefined;
    if (pairs)
      return (
        <>
          <PageHeader title={t("title")} note={t("duplicates.note")} />
          <StaffList
            address="/dashboard/clients?view=duplicates"
            page={onlyPage(pairs)}
            tabs={tabs}
            empty={{ title: t("duplicates.none") }}
          >
            {(rows) => <DuplicatePairs pairs={rows} zone={zone} />}
          </StaffList>
        </>
      );
    const { page, mayReadAll, mayBook, mayImport, mayMerge } = await loadClients(
      staff,
      { cursor: cursorIn(query), ids: found?.ids },
      now,
    );
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t(mayReadAll ? "noteAll" : "noteOwn")}
          actions={
            mayImport && (
              <ButtonLink href="/dashboard/clients/import" variant="secondary">
                {t("import")}
              </ButtonLink>
            )
          }
        />
        {mayMerge && <ViewTabs {...tabs} />}
        <div className="stack-34">
          <StaffList
            address="/dashboard/clients"
            page={page}
            filter={<ClientSearch path={path} typed={typed} />}
            empty={{
              title: t(found ? "search.none" : "none"),
              children: found && (
                <>
                  {mayBook && (
                    <ButtonLink href={newBookingPath({ q: typed })} variant="secondary" size="sm">
                      {t("search.book")}
                    </ButtonLink>
                  )}
                  <ButtonLink href="/dashboard/clients" variant="secondary" size="sm">
                    {t("search.clear")}
                  </ButtonLink>
                </>
              ),
            }}
          >
            {(rows) => (
              <BySimilarity rows={rows} similarIds={found?.similarIds ?? []}>
                {(each) => <ClientTable rows={each} zone={zone} />}
              </BySimilarity>
            )}
          </StaffList>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
