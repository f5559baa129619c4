"use client";

import type { NextFree } from "./calendar-view";
import { TravelLink } from "./travel-link";
import type { Travel } from "./use-travel";

type Props = { readonly next: NextFree | null; readonly travel: Travel };

/** The way on from a day or a month that has nothing left. */
export function NextFreeLink({ next, travel }: Props) {
  if (next === null) return null;
  return (
    <p>
      {next.text}{" "}
      <TravelLink href={next.href} onTravel={(href) => travel.toDay(href, next.day)}>
        {next.link}
      </TravelLink>
    </p>
  );
}
