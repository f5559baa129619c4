import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Main } from "@/components/errors/main";
import { BrandLogo } from "@/components/layout/brand-logo";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import { AccountMenu } from "./account-menu";
import type { AccountMenuProps } from "./account-menu";
import { ConnectionStatus } from "./changes";
import type { Command } from "./command-palette";
import { Keyboard } from "./keyboard";
import { MoreTab, NavLinks } from "./nav-links";
import type { NavLink } from "./nav-links";
import { NavigationCounts } from "./navigation-counts";
import { OfficeClock } from "./office-clock";
import type { Clock } from "./office-clock";
import { RefreshProvider } from "./page-refresh";

type Props = AccountMenuProps & {
  readonly brandName: string;
  /** The pages that this staff member may open, by group of the navigation. No group is empty. */
  readonly groups: readonly (readonly NavLink[])[];
  /** The office's place and time, shown below the navigation. */
  readonly clock: Clock;
  /** Pages that are not in the navigation but can be found in the command palette. */
  readonly otherPages: readonly Command[];
  /** The page for a new booking. Undefined if the staff member may not open it. */
  readonly newBooking?: string | undefined;
  /** Whether the staff member can write emails to clients. */
  readonly mayWrite: boolean;
  /** The id of the staff member. Texts that are kept in the tab belong to them. */
  readonly owner: string;
  readonly children: ReactNode;
};

/**
 * The maximum number of tabs in a phone's tab bar. If there are more pages, the last tab opens a list of the remaining
 * pages.
 */
const maxTabs = 5;

/** The frame of every page of the staff area, without the public header and footer. */
export function DeskFrame({
  brandName,
  groups,
  clock,
  otherPages,
  newBooking,
  mayWrite,
  owner,
  children,
  ...account
}: Props) {
  const t = useTranslations("dashboard");
  const pages = groups.flat();
  const tabs = pages.length > maxTabs ? pages.filter(({ isUnderMore }) => !isUnderMore).slice(0, maxTabs - 1) : pages;
  const more = pages.filter((page) => !tabs.includes(page));
  const findsClients = pages.some(({ href }) => href === "/dashboard/clients");
  return (
    <RefreshProvider>
      <NavigationCounts value={Object.fromEntries(pages.map(({ href, count = 0 }) => [href, count]))}>
        <div className="desk" data-owner={owner}>
          <nav className="side-nav" data-surface="deep" aria-label={t("navigation")}>
            <div className="side-nav-in">
              <BrandLogo name={brandName} href="/dashboard" />
              {groups.map((links) => (
                <NavLinks key={links[0]?.href} links={links} />
              ))}
              <OfficeClock {...clock} />
            </div>
          </nav>
          <div className="desk-body">
            <header className="top-bar">
              <BrandLogo name={brandName} href="/dashboard" variant="symbol" className="home" />
              <Link href="/dashboard/search" className="search-button" data-search-button>
                <Icon name="search" size="s" />
                <span>{t(findsClients ? "search.open" : "search.openBookings")}</span>
                <kbd aria-hidden="true">Ctrl K</kbd>
              </Link>
              <ConnectionStatus zone={clock.zone} />
              <AccountMenu {...account} />
            </header>
            <Main className="desk-page">{children}</Main>
            <nav className="tab-bar" aria-label={t("tabs")}>
              <NavLinks links={tabs} inTabBar />
              {more.length > 0 && <MoreTab label={t("navigationLinks.more")} links={more} />}
            </nav>
          </div>
          <Keyboard pages={pages} otherPages={otherPages} newBooking={newBooking} mayWrite={mayWrite} />
        </div>
      </NavigationCounts>
    </RefreshProvider>
  );
}
