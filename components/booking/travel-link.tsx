"use client";

import { useLocale } from "next-intl";

import { addPrefix } from "@/lib/platform/i18n/prefix";

import { isPlainClick } from "./plain-click";
import type { Destination, Travel } from "./use-travel";

type Props = Omit<React.ComponentProps<"a">, "href" | "onClick"> & {
  readonly href: string;
  readonly travel: Travel;
  readonly destination: Destination;
  readonly onTravel?: () => void;
};

/** A link within the step: a page of its own without a script, with one it changes in place. */
export function TravelLink({ href, travel, destination, onTravel, ...rest }: Props) {
  const locale = useLocale();
  return (
    <a
      {...rest}
      href={addPrefix(locale, href)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onTravel?.();
        travel.go(href, destination);
      }}
    />
  );
}
