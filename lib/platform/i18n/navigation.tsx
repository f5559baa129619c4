"use client";

import NextLink from "next/link";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import type { ComponentProps } from "react";

import { marksIn, withMarks } from "./ad-marks";
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
 * The path of the page that the browser loaded first, if its URL had a fragment. Next keeps this fragment: if the first
 * URL was `/services#a`, Next opens `/services#a#b` for a link to `/services#b`, and `/services#a` for a link to
 * `/services` (vercel/next.js#98644). A link to this path therefore bypasses Next's router: the browser loads the whole
 * page.
 */
const openedAtFragment =
  typeof window !== "undefined" && window.location.hash !== "" ? window.location.pathname : undefined;

/**
 * Next's link in the language of the current page. The link reads the language from the URL, because reading it with
 * next-intl would add twelve kilobytes to every page. Links do not prefetch pages, for three reasons: pages load fast,
 * visitors may never need the transferred data, and browsers warn about prefetched styles that are not used.
 */
export function Link({ href, replace, scroll, ...rest }: LinkProps) {
  // Without a router, as in tests, the pathname is null. During the build, the pathname of an English page begins with
  // `/en`, although the page's public URL has no prefix.
  const { locale, path: here } = splitPrefix(usePathname() ?? "/");
  const marks = useSyncExternalStore(
    neverChanges,
    () => marksIn(window.location.search),
    () => "",
  );
  const [path = "", fragment] = href.split("#");
  // A fragment of the same page needs a plain anchor: Next's link would not scroll to the fragment a second time.
  if (fragment !== undefined && (path === "" || path === here)) return <a href={`#${fragment}`} {...rest} />;
  const address = withMarks(href.startsWith("/") ? addPrefix(locale, href) : href, marks);
  // Next's type does not accept undefined handlers, although they work.
  const others = { ...rest, replace, scroll } as Omit<NextLinkProps, "href">;
  return <NextLink href={address} prefetch={false} onNavigate={(event) => openAnew(event, address)} {...others} />;
}

const neverChanges = () => () => {};

function openAnew(event: { preventDefault(): void }, address: string): void {
  if (openedAtFragment === undefined || new URL(address, window.location.href).pathname !== openedAtFragment) return;
  event.preventDefault();
  window.location.assign(address);
}
