"use client";

import { useLocale } from "next-intl";

import { addPrefix } from "@/lib/platform/i18n/prefix";

type Props = Omit<React.ComponentProps<"a">, "href" | "onClick"> & {
  /** A path without a locale prefix. */
  readonly href: string;
  readonly onNavigate: (href: string) => void;
};

/** A link to another day or month of the calendar. If scripts run, a click does not reload the page. */
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

/** Whether a click opens the link in the current tab. A click with a modifier key can open a new tab or window. */
export function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
