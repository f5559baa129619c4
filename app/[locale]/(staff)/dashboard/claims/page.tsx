import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { BulkForm } from "@/components/desk/claims/bulk-form";
import { ClaimTable } from "@/components/desk/claims/claim-table";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { Nothing } from "@/components/desk/list/nothing";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { confirmClaims, proposeClaims } from "@/lib/firm/claims/actions";
import { loadClaimList } from "@/lib/firm/claims/loaders/staff-claims";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import NoPermission from "../forbidden";

type Props = PageProps<"/[locale]/dashboard/claims">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("claims");
  return { title: t("title") };
}

/** Every claim of the firm: its evidence, who verified it, and whether visitors see it. */
export default async function ClaimsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/claims");
  if (!(await admitStaff(dashboardRoutes["/dashboard/claims"].needs, path))) return <NoPermission />;
  const query = await searchParams;
  const { rows, counts, view, isDemo, mayChange, mayVerify } = await loadClaimList(locale, query, Date.now());
  const t = await getTranslations("claims");
  const done = query.done === "proposed" || query.done === "verified" ? query.done : undefined;
  const [count, left] = [Number(query.count) || 0, Number(query.left) || 0];
  return (
    <>
      <RefreshOnChange kinds={["claim"]} />
      <PageHeader
        title={t("title")}
        note={t("note")}
        actions={
          mayChange && (
            <ButtonLink variant="secondary" href="/dashboard/claims/new">
              <Icon name="plus" size="s" />
              {t("new")}
            </ButtonLink>
          )
        }
      />
      <PageNotice
        notice={
          done && {
            code: done,
            message: [t(`bulk.${done}`, { count }), left > 0 && t("bulk.left", { left })].filter(Boolean).join(" "),
            tone: count > 0 ? "ok" : "warn",
          }
        }
      />
      <div className="stack-34">
        <ViewTabs
          label={t("views.label")}
          tabs={counts.map(({ view: each, count: rowsIn }) => ({
            href: each === "all" ? "/dashboard/claims" : `/dashboard/claims?view=${each}`,
            label: t(`views.${each}`),
            count: rowsIn,
            isCurrent: each === view,
          }))}
        />
        <Section
          id="claims"
          title={view === "all" ? t("list") : t(`views.${view}`)}
          note={isDemo ? t("demo") : t("live")}
        >
          {rows.length === 0 ? (
            <Nothing title={t(`empty.${view}`)} />
          ) : (
            <ClientMessages namespaces={["claims", "errors"]}>
              {view === "drafts" && mayChange ? (
                <BulkForm action={proposeClaims} submit={t("bulk.propose")}>
                  <ClaimTable rows={rows} valueOf={({ state, id }) => (state === "draft" ? id : undefined)} />
                </BulkForm>
              ) : view === "waiting" && mayVerify ? (
                <BulkForm action={confirmClaims} submit={t("bulk.verify")} statement={t("bulk.compared")}>
                  <ClaimTable rows={rows} valueOf={({ proposalId }) => proposalId} />
                </BulkForm>
              ) : (
                <ClaimTable rows={rows} />
              )}
            </ClientMessages>
          )}
        </Section>
      </div>
    </>
  );
}
