"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { Spinner } from "@/components/ui/spinner";

import { clickedLink, isFragmentLink } from "./clicked-link";
import { isWithin } from "./current-page";

export type PageLoadingMessageProps = { readonly booking: string; readonly page: string };

/** The delay of the message, in milliseconds. If the page arrives sooner, no message is shown. */
const announceDelay = 300;

/**
 * Announces that the next page is loading after the visitor has clicked a link of this site. Pages are not prefetched,
 * and the browser shows no progress while the router loads one. One listener serves all links. Next's hook
 * `useLinkStatus` would need a component in each link. The live region is rendered from the start, because screen
 * readers do not announce a region that is inserted together with its text.
 */
export function PageLoadingMessage({ booking, page }: PageLoadingMessageProps) {
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
    const removeMessage = () => {
      clearTimeout(timer);
      setTo(undefined);
    };
    // Going back or forward fires popstate with the router's state, and the message is then removed. A click on a link
    // to a fragment of this page also fires popstate, but with the state null, because the router has not set a state
    // yet. Such a click must not remove the message.
    const onBack = ({ state }: PopStateEvent) => {
      if (state !== null) removeMessage();
    };
    addEventListener("click", onClick);
    addEventListener("popstate", onBack);
    // Without this listener, a page restored from the back/forward cache would still show the message.
    addEventListener("pageshow", removeMessage);
    return () => {
      removeMessage();
      removeEventListener("click", onClick);
      removeEventListener("popstate", onBack);
      removeEventListener("pageshow", removeMessage);
    };
  }, [path]);

  return (
    <div className="page-loading-message" role="status">
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
 * Returns the path to which the router navigates after the click. The router runs before this listener and calls
 * `preventDefault` on each click that it handles. Returns undefined for all other clicks, and for a click on a link to
 * a fragment of this page, because such a click must neither show nor remove the message.
 */
function destinationOf(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link || !event.defaultPrevented) return undefined;
  return isFragmentLink(link) ? undefined : link.pathname;
}
