import "@/app/staff.css";

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { FactorDue } from "@/components/desk/account/factor-due";
import { DeskFrame } from "@/components/desk/frame/frame";
import { ReloadOnReturn } from "@/components/desk/frame/reload-on-return";
import { ClientMessages } from "@/components/layout/client-messages";
import { DemoRibbon } from "@/components/layout/demo-ribbon";
import { PrintOnClick } from "@/components/layout/print-on-click";
import { SkipLink } from "@/components/layout/skip-link";
import { MailBanner } from "@/components/desk/outbox/mail-banner";
import { officeAddress } from "@/lib/firm/legal";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { countView } from "@/lib/inquiry/inbox/queries/list";
import { countWaitingLeads } from "@/lib/inquiry/lead-board/queries/figures";
import { readMailState } from "@/lib/outbox/held/queries";
import { countOutbox } from "@/lib/outbox/queries";
import { mayOpen, navigationGroups, needsToReadInbox, pagesInNavigation } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { findStaff } from "@/lib/platform/auth/session";
import { env } from "@/lib/platform/env";
import { isLocale, locales } from "@/lib/platform/i18n/locales";
import { formatMoment, zoneCity } from "@/lib/platform/time/format";
import { loadSetupState } from "@/lib/site/setup/loaders";
import { signOut } from "@/lib/staff/actions/sign-in";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of the staff area. Every page checks its own permission. A check here would not be enough, because Next
 * does not render the layout again when the user goes to another page.
 */
export default async function StaffLayout({ children, params }: LayoutProps<"/[locale]/dashboard">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const staff = await findStaff();
  // The user is not signed in or has not completed the setup of the account. The page itself redirects the user to the
  // sign-in page or the setup page. The redirect contains the page's URL, so that the user can return to the page
  // afterwards. This layout does not redirect, because it does not know the page's URL.
  if (!staff) return children;
  const t = await getTranslations("layout");
  const tPages = await getTranslations("dashboard.palette.pages");
  const { tradingName, legalName, zone } = await loadFirm();
  const now = Date.now();
  const setup = await loadSetupState(staff, now);
  const pages = await navigationOf(staff, setup?.open ?? 0);
  const mail = await readMailState();
  return (
    <>
      <ReloadOnReturn />
      <PrintOnClick />
      <SkipLink label={t("skipToContent")} />
      {env().SITE_MODE === "demo" && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <DeskFrame
          brandName={tradingName}
          owner={staff.id}
          groups={navigationGroups
            .map((group) => pages.filter((page) => page.group === group))
            .filter((group) => group.length > 0)}
          person={{ name: staff.name, role: staff.role }}
          languages={locales}
          signOut={signOut}
          otherPages={[...otherPages, ...(setup?.open === 0 ? [setupPage] : [])].flatMap(({ href, name, icon }) =>
            mayOpen(staff.role, href) ? [{ href, icon, label: tPages(name) }] : [],
          )}
          newBooking={mayOpen(staff.role, newBookingPath) ? newBookingPath : undefined}
          mayWrite={mayOpen(staff.role, "/dashboard/clients/{id}/write")}
          clock={{ place: zoneCity(zone, locale), zone, now }}
        >
          {/* Only on paper, at the top of each page. */}
          <p className="paper-head" translate="no">
            <b>{legalName}</b>, {officeAddress(locale).join(", ")}
          </p>
          {staff.factorDueAt !== undefined && <FactorDue due={formatMoment(staff.factorDueAt, { locale, zone })} />}
          <MailBanner {...mail} mayOpenOutbox={isAllowed(staff.role, "outbox.read")} />
          {children}
        </DeskFrame>
      </ClientMessages>
    </>
  );
}

const newBookingPath = "/dashboard/bookings/new";

/** Pages that are not in the navigation, but that the command palette finds by name. */
const otherPages = [
  { href: "/dashboard/bookings/week", name: "week", icon: "calendar" },
  { href: "/dashboard/bookings/new", name: "whyNotFree", icon: "info" },
  { href: "/dashboard/tasks", name: "tasks", icon: "check-circle" },
  { href: "/dashboard/advisers/closures", name: "closures", icon: "calendar" },
  { href: "/dashboard/inbox/absences", name: "absences", icon: "users" },
  { href: "/dashboard/staff/invite", name: "invite", icon: "plus" },
  { href: "/dashboard/account", name: "account", icon: "user" },
] as const;

/** The command palette finds the page after it has left the navigation. */
const setupPage = { href: "/dashboard/setup", name: "setup", icon: "flag" } as const;

/**
 * Returns the pages in the staff member's navigation. Setup is there while it has open lines, with their number. The
 * inbox and the leads from ads have the number of those that wait for an answer, and the outbox that of the failed
 * jobs.
 */
async function navigationOf(staff: Staff, openLines: number) {
  const { role } = staff;
  const t = await getTranslations("dashboard");
  const waiting = isAllowed(role, needsToReadInbox) ? await countView({ view: "waiting", staff, now: Date.now() }) : 0;
  const leads = isAllowed(role, "leads.read") ? await countWaitingLeads(Date.now()) : 0;
  const failed = isAllowed(role, "outbox.read") ? (await countOutbox()).failed : 0;
  const pages = pagesInNavigation(role).filter(({ name }) => name !== "setup" || openLines > 0);
  return pages.map(({ path, name, group, icon, key, isUnderMore = false }) => ({
    href: path,
    group,
    icon,
    shortcut: key,
    isUnderMore,
    label: t(`navigationLinks.${name}`),
    ...(name === "inbox" ? { count: waiting, countLabel: t("needPerson.inbox") } : {}),
    ...(name === "adsLeads" ? { count: leads, countLabel: t("needPerson.adsLeads") } : {}),
    ...(name === "outbox" ? { count: failed, countLabel: t("needPerson.outbox") } : {}),
    ...(name === "setup" ? { count: openLines, countLabel: t("needPerson.setup") } : {}),
  }));
}
