"use client";

import { useRouter } from "next/navigation";

import { useShortcut } from "@/components/dashboard/use-shortcut";

/** Opens the part of the page that contains the field with this id, if the part is closed, and focuses the field. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  const details = field?.closest("details");
  if (details) details.open = true;
  field?.focus();
}

/** The shortcuts of an item: R replies, A assigns, L logs a call, and E opens the next waiting item. */
export function ItemKeys({ next }: { readonly next: string | undefined }) {
  const router = useRouter();
  useShortcut("r", () => focusField("reply-text"));
  useShortcut("a", () => focusField("owner"));
  useShortcut("l", () => focusField("call-outcome"));
  useShortcut("e", () => next && router.push(next));
  return null;
}
