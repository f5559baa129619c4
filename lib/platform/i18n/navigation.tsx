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
 * The path of the first page, if the browser opened it with a fragment. Next keeps this fragment as part of the page's
 * URL, so a later link to the page would lead to `/services#a#b` or to `#a` (vercel/next.js#98644). The browser itself
 * therefore opens links to this page.
 */
const openedAtFragment =
  typeof window !== "undefined" && window.location.hash !== "" ? window.location.pathname : undefined;

/**
 * Next's link in the language of the current page. The language comes from the URL, because next-intl's client part
 * would add twelve kilobytes to every page. Links do not prefetch pages, for three reasons: pages load fast, visitors
 * may never need the transferred data, and browsers warn about prefetched styles that are not used.
 */
export function Link({ href, replace, scroll, ...rest }: LinkProps) {
  // The pathname is null without a router, as in tests. During the build it has the internal prefix.
  const { locale, path: here } = splitPrefix(usePathname() ?? "/");
  const [path = "", fragment] = href.split("#");
  // A fragment of the same page needs a plain anchor: Next's link would not scroll to the fragment a second time.
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
