import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { loadCase, loadFreePlaces } from "@/lib/cases/loaders";
import { loadFees } from "@/lib/money/fees/loaders";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../../../../forbidden";
import { ReasonGate } from "../../../../reason-gate";
import { CaseBody } from "./case-body";

type Props = PageProps<"/[locale]/dashboard/clients/[id]/cases/[reference]">;

/**
 * The title is only the reference. A name in the title would be visible in the tab and stored in the browser's history.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One case: its steps, losses, conflicts of interest and deadlines, and how it ended. */
export default async function CasePage({ params, searchParams }: Props) {
  const { locale, id, reference } = await params;
  if (!isLocale(locale)) notFound();
  const { needs } = dashboardRoutes["/dashboard/clients/{id}/cases/{reference}"];
  if (!(await admitStaff(needs, localizedPath(locale, `/dashboard/clients/${id}/cases/${reference}`))))
    return <NoPermission />;
  const now = Date.now();
  const record = await loadCase(locale, { id, reference }, now);
  if (!record) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  if (record === "needs-reason")
    return <ReasonGate locale={locale} clientId={id} back={`/dashboard/clients/${id}/cases/${reference}`} />;
  const { done, tried, part, agreement } = await searchParams;
  const fees = await loadFees(locale, record, { isAgreeing: agreement === "form", now });
  return (
    <>
      <RefreshOnChange kinds={["case"]} id={record.id} />
      <CaseBody
        locale={locale}
        record={record}
        fees={fees}
        done={done}
        tried={tried}
        part={part}
        places={await loadFreePlaces(locale)}
        now={now}
      />
    </>
  );
}
