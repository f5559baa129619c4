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
 * Announces that a page is loading after a link of this site was clicked. Pages are not prefetched, and the browser
 * shows no progress for them. One listener serves all links. The framework's hook would need a component in each link.
 * The live region is rendered from the start, because screen readers do not announce a region that is inserted together
 * with its text.
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
    // Going back removes the message, also if it leads to a fragment of this page. A click on a fragment link fires the
    // same event but does not remove the message. Its history entry has no router state yet.
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
 * The path of the clicked link if the router has intercepted the click. The router does so before the window receives
 * the event. Undefined for a link to a fragment of this page. Such a link neither shows nor removes the message.
 */
function destinationOf(event: MouseEvent): string | undefined {
  const link = clickedLink(event);
  if (!link || !event.defaultPrevented) return undefined;
  return isFragmentLink(link) ? undefined : link.pathname;
}
