"use client";

import { useRouter } from "next/navigation";

import { useShortcut } from "@/components/dashboard/use-shortcut";

type Props = { readonly hrefs: { readonly [key in "s" | "m" | "t"]?: string | undefined } };

/** Keyboard shortcuts on a booking's page: S starts the appointment, M moves it, T gives it to another adviser. */
export function RecordShortcuts({ hrefs }: Props) {
  const { push } = useRouter();
  const open = (href: string | undefined) => () => href !== undefined && push(href);
  useShortcut("s", open(hrefs.s));
  useShortcut("m", open(hrefs.m));
  useShortcut("t", open(hrefs.t));
  return null;
}
