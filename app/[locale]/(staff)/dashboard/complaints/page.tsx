import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { ComplaintTable } from "@/components/desk/rights/complaint-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { loadComplaints } from "@/lib/rights/registers/loaders";

import { staffPage } from "../staff-page";

/** The register of complaints: open complaints by deadline, or closed ones. */
const { generateMetadata, Page } = staffPage("/dashboard/complaints", {
  title: "complaints.title",
  query: z.object({ view: z.string().optional(), after: z.string().optional() }),
  async render({ query, staff, now }) {
    const { rows, next, isOpen, days } = await loadComplaints(staff, query, now);
    const t = await getTranslations("complaints");
    const tRegisters = await getTranslations("registers");
    const view = isOpen ? "open" : "closed";
    return (
      <>
        <RefreshOnChange kinds={["register"]} />
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={
            <ButtonLink variant="secondary" href="/dashboard/complaints/new">
              <Icon name="plus" size="s" />
              {t("new")}
            </ButtonLink>
          }
        />
        <div className="stack-34">
          <ViewTabs
            label={tRegisters("views.label")}
            tabs={[
              { href: "/dashboard/complaints", label: tRegisters("views.open"), isCurrent: isOpen },
              { href: "/dashboard/complaints?view=closed", label: tRegisters("views.closed"), isCurrent: !isOpen },
            ]}
          />
          {rows.length > 0 ? <ComplaintTable rows={rows} days={days} /> : <Nothing title={t(`empty.${view}`)} />}
          <CursorPages next={next && `/dashboard/complaints?${new URLSearchParams({ view, after: next })}`} />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
