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
 * Next's link, to the page in the language of the page it stands on. The address tells the language, so no text and no
 * formatter have to be there: they would be twelve kilobytes on every page. Nothing is fetched before it is asked for: pages come
 * fast enough, a visitor's data is their own, and styles fetched for nothing make the browser complain.
 */
export function Link({ href, ...rest }: LinkProps) {
  // Null only where no router is, as in tests.
  const { locale } = splitPrefix(usePathname() ?? "/");
  // Next's own type wants handlers left out rather than undefined, which makes no difference to it.
  const others = rest as Omit<NextLinkProps, "href">;
  return <NextLink href={href.startsWith("/") ? addPrefix(locale, href) : href} prefetch={false} {...others} />;
}
