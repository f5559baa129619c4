"use client";

import { useRouter } from "next/navigation";

import { shownElements } from "@/components/desk/frame/shown-elements";
import { useShortcut } from "@/components/desk/frame/use-shortcut";

/** Focuses the field with this id. If the field is in a collapsed part of the page, opens that part first. */
function focusField(id: string): void {
  // A closed part of the page is not shown either, so an element of the hidden page is told apart by its main element.
  const [main] = shownElements("main .inbox-item");
  const field = main?.querySelector<HTMLElement>(`#${id}`);
  const details = field?.closest("details");
  if (details) details.open = true;
  field?.focus();
}

/** Keyboard shortcuts for a message or lead: R replies, A assigns, L logs a call, E opens the next waiting item. */
export function ItemKeys({ next }: { readonly next: string | undefined }) {
  const router = useRouter();
  useShortcut("r", () => focusField("reply-text"));
  useShortcut("a", () => focusField("owner"));
  useShortcut("l", () => focusField("call-outcome"));
  useShortcut("e", () => next && router.push(next));
  return null;
}
