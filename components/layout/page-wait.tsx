"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { Spinner } from "@/components/ui/spinner";

import { clickedLink, isFragmentLink } from "./clicked-link";
import { isWithin } from "./current-page";

export type PageWaitProps = { readonly booking: string; readonly page: string };

/** Milliseconds. A page that arrives sooner is not announced. */
const announceDelay = 300;

/**
 * Announces that a page is loading after one of our links was clicked. Pages are not prefetched, and the browser shows
 * no progress for them. One listener serves all links, where the framework's hook would need a component in each of
 * them. The live region is rendered from the start, because screen readers do not announce a region that is inserted
 * together with its text.
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
      timer = setTimeout(setTo, announceDelay, destination);
    };
    const endWait = () => {
      clearTimeout(timer);
      setTo(undefined);
    };
    // Back ends the wait, even if it leads to a fragment of this page. Following a fragment link does not end it: such
    // an entry has no router state yet.
    const onBack = ({ state }: PopStateEvent) => {
      if (state !== null) endWait();
    };
    addEventListener("click", onClick);
    addEventListener("popstate", onBack);
    // A page restored from the back/forward cache must not show the message it was left with.
    addEventListener("pageshow", endWait);
    return () => {
      endWait();
      removeEventListener("click", onClick);
      removeEventListener("popstate", onBack);
      removeEventListener("pageshow", endWait);
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
 * The path of a link that the router has intercepted. The router has done so before the window receives the event. A
 * link to a fragment of this page neither starts nor ends a wait.
 */
function destinationOf(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link || !event.defaultPrevented) return undefined;
  return isFragmentLink(link) ? undefined : link.pathname;
}
