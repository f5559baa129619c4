"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { Spinner } from "@/components/ui/spinner";

import { clickedLink, leadsToPlaceHere } from "./clicked-link";
import { isWithin } from "./current-page";

export type PageWaitProps = { readonly booking: string; readonly page: string };

/** What comes sooner than this, in milliseconds, is not announced. */
const patience = 300;

/**
 * Says that a page is on its way after one of our links was pressed: pages are fetched when they are asked for, and the browser
 * shows nothing of it. One listener for all, where the framework's own hook would be a component in each of a page's many
 * links. The region is there from the start, for one that comes with its text is not read out.
 */
export function PageWait({ booking, page }: PageWaitProps) {
  const path = usePathname();
  const [to, setTo] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => {
      const destination = destinationOf(event);
      if (destination === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(setTo, patience, destination);
    };
    const settle = () => {
      clearTimeout(timer);
      setTo(undefined);
    };
    // Back ends the wait, even to a place on this page; a way to one, which has no note of the router's yet, does not.
    const onBack = ({ state }: PopStateEvent) => {
      if (state !== null) settle();
    };
    addEventListener("click", onClick);
    addEventListener("popstate", onBack);
    // A page that was left as it waited, and comes back as it was.
    addEventListener("pageshow", settle);
    return () => {
      settle();
      removeEventListener("click", onClick);
      removeEventListener("popstate", onBack);
      removeEventListener("pageshow", settle);
    };
  }, [path]);

  return (
    <div className="page-wait" role="status">
      {to !== undefined && to !== path && (
        <p className="loading">
          <Spinner />
          {isWithin(to, "/booking") ? booking : page}
        </p>
      )}
    </div>
  );
}

/**
 * Where a click leads that the router has taken from the browser; it has done so by the time the window hears of it. A place
 * on this page, led to by a script of ours, ends no wait.
 */
function destinationOf(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link || !event.defaultPrevented) return undefined;
  return leadsToPlaceHere(link) ? undefined : link.pathname;
}
