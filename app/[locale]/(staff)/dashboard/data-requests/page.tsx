import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { DataRequestTable } from "@/components/desk/rights/data-request-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadDataRequests } from "@/lib/rights/registers/loaders";

import { staffPage } from "../staff-page";

/** The register of data requests. It shows the open requests, sorted by deadline, or the closed requests. */
const { generateMetadata, Page } = staffPage("/dashboard/data-requests", {
  title: "dataRequests.title",
  query: z.object({ view: z.string().optional(), after: z.string().optional() }),
  async render({ query, staff, now }) {
    const { rows, next, isOpen, days } = await loadDataRequests(staff, query, now);
    const t = await getTranslations("dataRequests");
    const tRegisters = await getTranslations("registers");
    const view = isOpen ? "open" : "closed";
    return (
      <>
        <RefreshOnChange kinds={["register"]} />
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={
            <ButtonLink variant="secondary" href="/dashboard/data-requests/new">
              <Icon name="plus" size="s" />
              {t("new")}
            </ButtonLink>
          }
        />
        <div className="stack-34">
          <ViewTabs
            label={tRegisters("views.label")}
            tabs={[
              { href: "/dashboard/data-requests", label: tRegisters("views.open"), isCurrent: isOpen },
              { href: "/dashboard/data-requests?view=closed", label: tRegisters("views.closed"), isCurrent: !isOpen },
            ]}
          />
          {rows.length > 0 ? <DataRequestTable rows={rows} days={days} /> : <Nothing title={t(`empty.${view}`)} />}
          <CursorPages next={next && `/dashboard/data-requests?${new URLSearchParams({ view, after: next })}`} />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
