"use client";

import { usePathname } from "next/navigation";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { formatCount } from "@/lib/inquiry/inbox/view";
import { Link } from "@/lib/platform/i18n/navigation";
import { splitPrefix } from "@/lib/platform/i18n/prefix";

import { Menu } from "./menu";

export type NavLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /**
   * Pressing "G" and then this key opens the page. In the side navigation, a link without a count shows both keys on
   * hover and on keyboard focus.
   */
  readonly shortcut: string;
  /** How many records need attention. Zero is not shown. */
  readonly count?: number | undefined;
  /** What the count means, for screen readers. */
  readonly countLabel?: string | undefined;
  /** Whether a phone shows the link under "More" and not in its tab bar. */
  readonly isUnderMore?: boolean;
};

type Props = { readonly links: readonly NavLink[]; readonly inTabBar?: boolean };

/** Links to pages of the staff area. The link to the current page is marked. */
export function NavLinks({ links, inTabBar = false }: Props) {
  const isCurrent = useIsCurrent();
  const items = links.map(({ href, label, icon, shortcut, count = 0, countLabel }) => (
    <Link key={href} href={href} aria-current={isCurrent(href) ? "page" : undefined}>
      <Icon name={icon} size="s" />
      <span>{label}</span>
      {count > 0 ? (
        <Count count={count} label={countLabel} />
      ) : (
        !inTabBar && <kbd aria-hidden="true">{keysOf(shortcut)}</kbd>
      )}
    </Link>
  ));
  if (inTabBar) return items;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  );
}

type MoreProps = { readonly label: string; readonly links: readonly NavLink[] };

/** The last tab of a phone's tab bar. It opens a list of the pages that have no tab. */
export function MoreTab({ label, links }: MoreProps) {
  const isCurrent = useIsCurrent();
  const count = links.reduce((sum, link) => sum + (link.count ?? 0), 0);
  return (
    <Menu
      className="more"
      isCurrent={links.some(({ href }) => isCurrent(href))}
      summary={
        <>
          <Icon name="menu" size="s" />
          <span>{label}</span>
          {count > 0 && <Count count={count} label={links.find((link) => link.count)?.countLabel} />}
        </>
      }
    >
      <NavLinks links={links} />
    </Menu>
  );
}

function Count({ count, label }: { readonly count: number; readonly label: string | undefined }) {
  return (
    <span className="count">
      {formatCount(count)}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

const keysOf = (shortcut: string) => `G ${shortcut.toUpperCase()}`;

/**
 * Returns a function that tells whether a link is current. "Today" is current only on its own page. Other links are
 * also current on the pages below their own page.
 */
function useIsCurrent(): (href: string) => boolean {
  const { path } = splitPrefix(usePathname());
  return (href) => path === href || (href !== "/dashboard" && path.startsWith(`${href}/`));
}
