import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { ClientTable } from "@/components/desk/clients/client-table";
import { DuplicatePairs } from "@/components/desk/clients/duplicate-pairs";
import { BySimilarity } from "@/components/desk/list/by-similarity";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { ButtonLink } from "@/components/ui/button";
import { newBookingPath } from "@/lib/booking/caller/caller-schema";
import { loadClients, loadDuplicatePairs } from "@/lib/clients/loaders";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { searchText } from "@/lib/platform/parse/read-query";
import { loadClientIds } from "@/lib/search/loaders";

import { staffPage } from "../staff-page";

/**
 * Lists the newest clients, or the clients that match a name, an email address, a phone number or a reference. The
 * second tab lists possible duplicates.
 */
const { generateMetadata, Page } = staffPage("/dashboard/clients", {
  title: "clients.title",
  query: z.object({ q: searchText, before: z.string().optional(), view: z.string().optional() }),
  async render({ query, staff, path, now }) {
    const { q: typed, before, view } = query;
    const found = typed === "" ? undefined : await loadClientIds(staff, typed);
    const t = await getTranslations("clients");
    const { zone } = await loadFirm();
    const pairs = view === "duplicates" ? await loadDuplicatePairs(staff) : undefined;
    if (pairs)
      return (
        <>
          <PageHeader title={t("title")} note={t("duplicates.note")} />
          <ClientTabs isDuplicates />
          {pairs.length > 0 ? <DuplicatePairs pairs={pairs} zone={zone} /> : <Nothing title={t("duplicates.none")} />}
        </>
      );
    const { rows, next, mayReadAll, mayBook, mayImport, mayMerge } = await loadClients(
      staff,
      { before, ids: found?.ids },
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
        {mayMerge && <ClientTabs />}
        <div className="stack-34">
          <ClientSearch path={path} typed={typed} />
          {rows.length > 0 ? (
            <BySimilarity rows={rows} similarIds={found?.similarIds ?? []}>
              {(each) => <ClientTable rows={each} zone={zone} />}
            </BySimilarity>
          ) : (
            <Nothing title={t(found ? "search.none" : "none")}>
              {found && mayBook && (
                <ButtonLink href={newBookingPath({ q: typed })} variant="secondary" size="sm">
                  {t("search.book")}
                </ButtonLink>
              )}
              {found && (
                <ButtonLink href="/dashboard/clients" variant="secondary" size="sm">
                  {t("search.clear")}
                </ButtonLink>
              )}
            </Nothing>
          )}
          <CursorPages next={next && `/dashboard/clients?${new URLSearchParams({ before: next })}`} />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };

function ClientTabs({ isDuplicates = false }: { readonly isDuplicates?: boolean }) {
  const t = useTranslations("clients");
  const duplicates = "/dashboard/clients?view=duplicates";
  return (
    <ViewTabs
      label={t("views")}
      tabs={[
        { href: "/dashboard/clients", label: t("all"), isCurrent: !isDuplicates },
        { href: duplicates, label: t("duplicates.title"), isCurrent: isDuplicates },
      ]}
    />
  );
}
