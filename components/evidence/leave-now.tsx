"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { preparedKey } from "@/lib/transfers/prepared-key";

import { leaveEvent } from "./use-leave-question";

type Props = {
  readonly label: string;
  /** The page that replaces this one, also in the history of the tab. */
  readonly to: string;
};

/** Empties the page at once and opens another site in its place. The browser asks nothing. */
export function LeaveNow({ label, to }: Props) {
  function leave(): void {
    dispatchEvent(new Event(leaveEvent));
    // A browser may forbid to store anything. Then nothing was kept for a booking.
    try {
      sessionStorage.removeItem(preparedKey);
    } catch {}
    // The other site may take seconds to load, or not load at all without a connection.
    document.body.replaceChildren();
    document.title = "";
    location.replace(to);
  }

  return (
    <Button className="evidence-leave" onClick={leave}>
      <Icon name="logout" size="s" /> {label}
    </Button>
  );
}
