"use client";

import { useRouter } from "next/navigation";

import { useShortcut } from "@/components/desk/frame/use-shortcut";

type Props = { readonly hrefs: { readonly [key in "s" | "m" | "t"]?: string | undefined } };

/**
 * Keyboard shortcuts for a booking: S opens the page that staff use during the appointment, M opens the page for moving
 * the booking, and T opens the form for giving the booking to another adviser. A key without a URL does nothing.
 */
export function RecordShortcuts({ hrefs }: Props) {
  const { push } = useRouter();
  const open = (href: string | undefined) => () => href !== undefined && push(href);
  useShortcut("s", open(hrefs.s));
  useShortcut("m", open(hrefs.m));
  useShortcut("t", open(hrefs.t));
  return null;
}
