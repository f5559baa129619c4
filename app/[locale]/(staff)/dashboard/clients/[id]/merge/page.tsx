import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { PageHeader } from "@/components/desk/record/page-header";
import { ButtonLink } from "@/components/ui/button";
import { loadMerge } from "@/lib/clients/loaders";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { searchText } from "@/lib/platform/parse/read-query";
import { loadClientIds } from "@/lib/search/loaders";

import { staffPage } from "../../../staff-page";
import { ChooseFile } from "./choose-file";
import { MergeBody } from "./merge-body";

/**
 * Compares two client files that may belong to the same person. The path names the file to keep, and the query
 * parameter `with` names the file to merge into it. Without `with`, staff first choose the file to merge.
 */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}/merge", {
  title: "clients.merge.title",
  query: z.object({ with: z.string().optional(), q: searchText }),
  async render({ locale, params: { id }, query, staff, path, now }) {
    const { with: other, q: typed } = query;
    const found = typed === "" ? undefined : await loadClientIds(staff, typed);
    const page = await loadMerge(staff, { id, other, foundIds: found?.ids }, now);
    if (!page) return undefined;
    if (page.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${page.id}`));
    if (page.state === "open") return <MergeBody locale={locale} page={page} />;
    if (page.state === "choose")
      return (
        <ChooseFile path={path} typed={typed} clientId={id} rows={page.rows} similarIds={found?.similarIds ?? []} />
      );
    const t = await getTranslations("clients");
    const back = `/dashboard/clients/${id}/merge?with=${other ?? ""}`;
    return (
      <>
        <PageHeader
          title={t("merge.title")}
          note={t("merge.needsReason")}
          crumbs={{ href: "/dashboard/clients", list: t("title"), current: t("merge.title") }}
        />
        <p>
          <ButtonLink
            variant="secondary"
            href={`/dashboard/clients/${page.id}?${new URLSearchParams({ merge: back })}`}
          >
            {t("merge.openFile")}
          </ButtonLink>
        </p>
      </>
    );
  },
});
export { generateMetadata, Page as default };
