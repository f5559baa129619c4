import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { EraseData } from "@/components/desk/rights/erase-data";
import { ExportData } from "@/components/desk/rights/export-data";
import { HeldData, RemainingData } from "@/components/desk/rights/held-data";
import { UncertainData } from "@/components/desk/rights/uncertain-data";
import { LegalHold } from "@/components/desk/rights/legal-hold";
import { firm } from "@/lib/firm/settings-snapshot";
import { shownName } from "@/lib/inquiry/person/person-name";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { loadClientData } from "@/lib/rights/export/loaders";

import NoPermission from "../../../forbidden";
import { ReasonGate } from "../../../reason-gate";

type Props = PageProps<"/[locale]/dashboard/clients/[id]/data">;

const notices = ["held", "lifted"] as const;

/**
 * The title does not contain the client's name, because other people may see the window's title, and the browser stores
 * the title in its history.
 */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("clientData");
  return { title: t("title") };
}

/** Shows the data stored about a client. Staff can export or erase the data, or place a legal hold against erasure. */
export default async function ClientDataPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/clients/${id}/data`);
  if (!(await admitStaff(dashboardRoutes["/dashboard/clients/{id}/data"].needs, path))) return <NoPermission />;
  const data = await loadClientData(locale, id, Date.now());
  if (!data) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  if (data.state === "needs-reason")
    return <ReasonGate locale={locale} clientId={id} back={`/dashboard/clients/${id}/data`} />;
  const t = await getTranslations("clientData");
  const { done } = await searchParams;
  const notice = notices.find((each) => each === done);
  const { zone } = firm();
  return (
    <>
      <RefreshOnChange kinds={["client", "register"]} />
      <PageHeader
        title={t("title")}
        note={t("note")}
        crumbs={{ href: `/dashboard/clients/${id}`, list: shownName(data.name, locale), current: t("title") }}
      />
      <PageNotice notice={notice && { code: notice, message: t(`done.${notice}`) }} />
      <div className="columns">
        <div className="stack-34">
          {data.erasedAt ? <RemainingData data={data} zone={zone} /> : <HeldData data={data} zone={zone} />}
          {!data.erasedAt && <UncertainData uncertain={data.uncertain} zone={zone} />}
          <ExportData data={data} zone={zone} />
          <EraseData data={data} zone={zone} />
        </div>
        <div className="stack-34 side-column">
          <LegalHold data={data} zone={zone} />
        </div>
      </div>
    </>
  );
}
