"use client";

import { useEffect, useRef } from "react";

import { takeOpenedRow } from "./opened-row";

/** The sender's name as the heading of an item. It takes the focus if the item was opened from the list by keyboard. */
export function ItemHeading({ id, children }: { readonly id: string; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeOpenedRow()) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} id={id} className="sender-name" tabIndex={-1}>
      {children}
    </h1>
  );
}
