"use client";

import { useEffect } from "react";

import { shownElements } from "@/components/desk/frame/shown-elements";
import { useShortcut } from "@/components/desk/frame/use-shortcut";

import { noteOpenedRow } from "./opened-row";

const links = () => shownElements<HTMLAnchorElement>(".inbox-list a");

/** Moves the focus to a neighbouring row, starting at the open item if no row has the focus. Enter opens the row. */
function move(step: 1 | -1): void {
  const all = links();
  const focused = all.findIndex((link) => link === document.activeElement);
  const from = focused === -1 ? all.findIndex((link) => link.ariaCurrent === "true") : focused;
  all[Math.min(Math.max(from + step, 0), all.length - 1)]?.focus();
}

/** The keys of the list: J and K move through it, Enter opens a row, and "/" focuses its search field. */
export function ListKeys() {
  useShortcut("j", () => move(1));
  useShortcut("k", () => move(-1));
  useShortcut("/", () => shownElements("#inbox-search")[0]?.focus());
  useEffect(() => {
    // A press of Enter is a click without a pointer.
    const onClick = ({ target, detail }: MouseEvent) => {
      if (detail === 0 && target instanceof Element && target.closest(".inbox-list a")) noteOpenedRow();
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, []);
  return null;
}
