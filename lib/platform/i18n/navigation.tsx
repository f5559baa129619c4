"use client";

import NextLink from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

import { addPrefix, splitPrefix } from "./prefix";

type NextLinkProps = ComponentProps<typeof NextLink>;

export type LinkProps = Omit<ComponentProps<"a">, "href"> &
  Pick<NextLinkProps, "replace" | "scroll"> & {
    /**
     * An English path of this site with an optional query and fragment, or only a query or fragment for the same page.
     */
    readonly href: string;
  };

/**
 * The page that the browser opened at a fragment. Next keeps that fragment as part of the page's address, so a later
 * link would lead to `/services#a#b` or to `#a` (vercel/next.js#98644). Links to that page are therefore opened by the
 * browser.
 */
const openedAtFragment =
  typeof window !== "undefined" && window.location.hash !== "" ? window.location.pathname : undefined;

/**
 * Next's link in the language of the current page. The language comes from the address, because next-intl's client part
 * would add twelve kilobytes to every page. Pages are not prefetched: they load fast, prefetching would transfer data
 * that the visitor may not want, and browsers warn about unused prefetched styles.
 */
export function Link({ href, replace, scroll, ...rest }: LinkProps) {
  // The pathname is null without a router, as in tests. During the build it has the internal prefix.
  const { locale, path: here } = splitPrefix(usePathname() ?? "/");
  const [path = "", fragment] = href.split("#");
  // A plain anchor for fragments of the same page, because Next's link would not scroll to the fragment a second time.
  if (fragment !== undefined && (path === "" || path === here)) return <a href={`#${fragment}`} {...rest} />;
  const address = href.startsWith("/") ? addPrefix(locale, href) : href;
  // Next's type does not accept undefined handlers, although they work.
  const others = { ...rest, replace, scroll } as Omit<NextLinkProps, "href">;
  return <NextLink href={address} prefetch={false} onNavigate={(event) => openAnew(event, address)} {...others} />;
}

function openAnew(event: { preventDefault(): void }, address: string): void {
  if (openedAtFragment === undefined || new URL(address, window.location.href).pathname !== openedAtFragment) return;
  event.preventDefault();
  window.location.assign(address);
}
