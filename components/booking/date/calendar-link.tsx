"use client";

import { useLocale } from "next-intl";

import { addPrefix } from "@/lib/platform/i18n/prefix";

type Props = Omit<React.ComponentProps<"a">, "href" | "onClick"> & {
  /** A path without a locale prefix. */
  readonly href: string;
  readonly onNavigate: (href: string) => void;
};

/** A link to another day or month of the calendar. With a script the page changes in place. */
export function CalendarLink({ href, onNavigate, ...rest }: Props) {
  const locale = useLocale();
  return (
    <a
      {...rest}
      href={addPrefix(locale, href)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onNavigate(href);
      }}
    />
  );
}

/** Whether a click follows the link in this tab, not in a new tab or window. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
