import "@/app/staff.css";

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClientMessages } from "@/components/layout/client-messages";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { SkipLink } from "@/components/layout/skip-link";
import { StaffFrame } from "@/components/staff/staff-frame";
import { loadFirm } from "@/lib/firm/load-firm";
import { agendaNeeds } from "@/lib/booking/loaders/agenda";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { findStaff } from "@/lib/platform/auth/session";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import { signOut } from "@/lib/staff/actions";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of the staff area. Every page checks its own permission, because navigation does not render a layout again.
 */
export default async function StaffLayout({ children, params }: LayoutProps<"/[locale]/dashboard">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const staff = await findStaff();
  // The page redirects to the sign-in page, because only the page knows its own URL.
  if (!staff) return children;
  const t = await getTranslations("layout");
  const { tradingName } = await loadFirm();
  const tStaff = await getTranslations("dashboard");
  const links = [
    ...(isAllowed(staff.role, agendaNeeds)
      ? [{ href: "/dashboard", label: tStaff("overview"), icon: "home" as const }]
      : []),
    ...(isAllowed(staff.role, "inbox.read")
      ? [{ href: "/dashboard/inbox", label: tStaff("inbox"), icon: "inbox" as const }]
      : []),
  ];
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      {env().SITE_MODE === "demo" && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <ClientMessages namespaces={["errors"]}>
        <StaffFrame
          brandName={tradingName}
          links={links}
          person={{ name: staff.name, role: staff.role }}
          signOut={signOut}
        >
          {children}
        </StaffFrame>
      </ClientMessages>
    </>
  );
}
