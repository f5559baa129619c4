"use client";

import NextLink from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

import { addPrefix, splitPrefix } from "./prefix";

type NextLinkProps = ComponentProps<typeof NextLink>;

export type LinkProps = Omit<ComponentProps<"a">, "href"> &
  Pick<NextLinkProps, "replace" | "scroll"> & {
    /** A path of this site in its English form, with query and fragment if any; or only those, for the same page. */
    readonly href: string;
  };

/**
 * The page that the browser itself opened at a fragment. The framework keeps that fragment as part of the page's address: a
 * link would lead to `/services#a#b`, or without being asked to `#a` (vercel/next.js#98644). So the browser opens it again.
 */
const openedAtFragment =
  typeof window !== "undefined" && window.location.hash !== "" ? window.location.pathname : undefined;

/**
 * Next's link, to the page in the language of the page it stands on. The address tells the language, so no text and no
 * formatter have to be there: they would be twelve kilobytes on every page. Nothing is fetched before it is asked for: pages come
 * fast enough, a visitor's data is their own, and styles fetched for nothing make the browser complain.
 */
export function Link({ href, replace, scroll, ...rest }: LinkProps) {
  // Null only where no router is, as in tests; while the build runs, with the internal prefix.
  const { locale, path: here } = splitPrefix(usePathname() ?? "/");
  const [path = "", fragment] = href.split("#");
  // To a place on its own page, the browser's own way: it leads there a second time, too.
  if (fragment !== undefined && (path === "" || path === here)) return <a href={`#${fragment}`} {...rest} />;
  const address = href.startsWith("/") ? addPrefix(locale, href) : href;
  // Next's own type wants handlers left out rather than undefined, which makes no difference to it.
  const others = { ...rest, replace, scroll } as Omit<NextLinkProps, "href">;
  return <NextLink href={address} prefetch={false} onNavigate={(event) => openAnew(event, address)} {...others} />;
}

function openAnew(event: { preventDefault(): void }, address: string): void {
  if (openedAtFragment === undefined || new URL(address, window.location.href).pathname !== openedAtFragment) return;
  event.preventDefault();
  window.location.assign(address);
}
