"use client";

import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

/** How far each list was scrolled, by its address. Opening an item renders the list anew, at its beginning. */
const places = new Map<string, number>();

type Props = {
  /** The address of the list, with its search text and its page. */
  readonly address: string;
  /** The reference of the item that is open beside the list. */
  readonly current: string | undefined;
  readonly children: ReactNode;
};

/**
 * A list that scrolls beside the open item on wide screens. It keeps its place when another item is opened, and the row
 * of the open item is in view.
 */
export function ScrolledList({ address, current, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.scrollTop = places.get(address) ?? 0;
    showCurrentRow(frame.current);
  }, [address, current]);
  return (
    <div
      ref={frame}
      className="inbox-scroll"
      onScroll={({ currentTarget }) => places.set(address, currentTarget.scrollTop)}
    >
      {children}
    </div>
  );
}

/** Scrolls the list, and not the page, until the row of the open item is in the middle. A visible row stays. */
function showCurrentRow(frame: HTMLElement): void {
  const row = frame.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!row) return;
  const { top, bottom } = frame.getBoundingClientRect();
  if (row.top < top || row.bottom > bottom) frame.scrollTop += (row.top + row.bottom) / 2 - (top + bottom) / 2;
}
