"use client";

import { shownElements } from "@/components/desk/frame/shown-elements";
import { useShortcut } from "@/components/desk/frame/use-shortcut";

/** The key T opens the form for a new task, which is in an element with `data-new-task`. */
export function TaskShortcut() {
  useShortcut("t", () => {
    const [form] = shownElements<HTMLDetailsElement>("[data-new-task] > details");
    if (!form) return;
    form.open = true;
    form.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  });
  return null;
}
