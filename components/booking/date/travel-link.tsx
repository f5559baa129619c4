"use client";

import { useLocale } from "next-intl";

import { addPrefix } from "@/lib/platform/i18n/prefix";

import { isPlainClick } from "./plain-click";

type Props = Omit<React.ComponentProps<"a">, "href" | "onClick"> & {
  /** In its English form. */
  readonly href: string;
  readonly onTravel: (href: string) => void;
};

/** A link within the step: a page of its own without a script, with one it changes in place. */
export function TravelLink({ href, onTravel, ...rest }: Props) {
  const locale = useLocale();
  return (
    <a
      {...rest}
      href={addPrefix(locale, href)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onTravel(href);
      }}
    />
  );
}
