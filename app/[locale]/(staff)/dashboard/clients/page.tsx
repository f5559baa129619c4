import { getTranslations } from "next-intl/server";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { ClientTable } from "@/components/desk/clients/client-table";
import { DuplicateGroups } from "@/components/desk/clients/duplicate-groups";
import { BySimilarity } from "@/components/desk/list/by-similarity";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { ButtonLink } from "@/components/ui/button";
import { newBookingPath } from "@/lib/booking/caller/caller-schema";
import { clientSorts, clientsPath, clientViews, isSortable } from "@/lib/clients/client-views";
import { clientsQuery, loadClients, loadDuplicateGroups } from "@/lib/clients/loaders";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { cursorIn, onlyPage } from "@/lib/platform/list/list-page";
import { loadClientIds } from "@/lib/search/loaders";

import { staffPage } from "../staff-page";

/**
 * Lists clients in views, such as those with a coming appointment, or the clients that match a name, an email address,
 * a phone number or a reference. The last view lists groups of possible duplicates.
 */
const { generateMetadata, Page } = staffPage("/dashboard/clients", {
  title: "clients.title",
  query: clientsQuery,
  async render({ query, staff, path, now }) {
    const { q: typed, view, sort } = query;
    const found = typed === "" ? undefined : await loadClientIds(staff, typed);
    const t = await getTranslations("clients");
    const { zone } = await loadFirm();
    const groups = view === "duplicates" ? await loadDuplicateGroups(staff) : undefined;
    const shown = groups ? view : view === "duplicates" || found ? "all" : view;
    const request = { cursor: cursorIn(query), ids: found?.ids, view: shown, sort };
    const { page, mayReadAll, mayBook, mayImport, mayMerge } = await loadClients(staff, request, now);
    const tabs = {
      label: t("views"),
      tabs: clientViews
        .filter((name) => name !== "duplicates" || mayMerge)
        .map((name) => ({
          href: clientsPath(name),
          label: name === "duplicates" ? t("duplicates.title") : t(`view.${name}`),
          count: name === "duplicates" ? groups?.length : undefined,
          isCurrent: name === shown,
        })),
    };
    if (groups)
      return (
        <>
          <PageHeader title={t("title")} note={t("duplicates.note")} />
          <StaffList
            address={clientsPath("duplicates")}
            page={onlyPage(groups)}
            tabs={tabs}
            empty={{ title: t("duplicates.none") }}
          >
            {(rows) => <DuplicateGroups groups={rows} zone={zone} />}
          </StaffList>
        </>
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
        <StaffList
          address={clientsPath(shown, sort)}
          page={page}
          tabs={tabs}
          filter={
            <div className="list-tools">
              <ClientSearch path={path} typed={typed} />
              {!found && isSortable(shown) && (
                <SegmentedLinks
                  label={t("sort.label")}
                  options={clientSorts.map((each) => ({
                    href: clientsPath(shown, each),
                    label: t(`sort.${each}`),
                    isCurrent: each === sort,
                  }))}
                />
              )}
            </div>
          }
          empty={{
            title: t(found ? "search.none" : shown === "all" ? "none" : "noneInView"),
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
              {(each) => <ClientTable rows={each} zone={zone} now={now} />}
            </BySimilarity>
          )}
        </StaffList>
      </>
    );
  },
});
export { generateMetadata, Page as default };
