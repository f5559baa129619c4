import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClaimBadge } from "@/components/desk/claims/claim-badge";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { claimNotices } from "@/lib/firm/claims/notices";
import { loadClaim } from "@/lib/firm/claims/loaders/staff-claims";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../../forbidden";
import { ClaimBody } from "./claim-body";

type Props = PageProps<"/[locale]/dashboard/claims/[id]">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("claims");
  return { title: t("title") };
}

/** One claim: what the site says, its evidence, the second person, its history, and the form to edit it. */
export default async function ClaimPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/claims/${id}`);
  if (!(await admitStaff(dashboardRoutes["/dashboard/claims/{id}"].needs, path))) return <NoPermission />;
  const loaded = await loadClaim(locale, id, Date.now());
  if (!loaded) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const { done, upload } = await searchParams;
  const t = await getTranslations("claims");
  const { listed, isDemo } = loaded;
  const code = claimNotices.find((each) => each === done);
  const isRefusal = code === "own" || code === "changed";
  const why =
    listed.hidden === undefined ? t("shownText") : t(`hidden.${listed.hidden}`, { hosts: listed.hosts.join(", ") });
  return (
    <>
      <RefreshOnChange kinds={["claim"]} />
      <PageHeader
        title={listed.title || t("untitled")}
        crumbs={{ href: "/dashboard/claims", list: t("title"), current: listed.key }}
        note={
          <span className="record-note">
            <ClaimBadge state={listed.state} /> <span>{isDemo ? t("sampleText") : why}</span>
          </span>
        }
      />
      <PageNotice notice={code && { code, message: t(`notices.${code}`), tone: isRefusal ? "warn" : "ok" }} />
      <ClaimBody locale={locale} loaded={loaded} upload={upload} />
    </>
  );
}
