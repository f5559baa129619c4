"use client";

import { useShortcut } from "@/components/dashboard/use-shortcut";

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(".inbox-list a")];
}

/** Moves the focus to a neighbouring row, starting at the open item if no row has the focus. Enter opens the row. */
function move(step: 1 | -1): void {
  const all = links();
  const focused = all.findIndex((link) => link === document.activeElement);
  const from = focused === -1 ? all.findIndex((link) => link.ariaCurrent === "true") : focused;
  all[Math.min(Math.max(from + step, 0), all.length - 1)]?.focus();
}

/** The shortcuts of the list: J and K move through it, and "/" focuses its search field. */
export function ListKeys() {
  useShortcut("j", () => move(1));
  useShortcut("k", () => move(-1));
  useShortcut("/", () => document.getElementById("inbox-search")?.focus());
  return null;
}
