"use client";

import { shownElements } from "@/components/desk/frame/shown-elements";
import { useShortcut } from "@/components/desk/frame/use-shortcut";

const follow = (key: string) => () => shownElements<HTMLElement>(`main [aria-keyshortcuts="${key}"]`)[0]?.click();

/** Keyboard shortcuts for a client: W opens the page for an email to the client, B the page for a new booking. */
export function ClientKeys() {
  useShortcut("w", follow("w"));
  useShortcut("b", follow("b"));
  return null;
}
