"use client";

import { useEffect, useRef } from "react";

import { shownElements } from "./shown-elements";

/** The local storage key that is set while single-key shortcuts are switched off in this browser (WCAG 2.1.4). */
export const shortcutsOffKey = "shortcuts-off";

const typing = "input, textarea, select, [contenteditable='true'], [role='dialog'] *";

/**
 * Whether a key press counts as a single-key shortcut. It does not count if the focus is in a field or dialog, if Ctrl,
 * Alt or the command key is held, or if shortcuts are switched off.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(typing)) return false;
  try {
    return localStorage.getItem(shortcutsOffKey) === null;
  } catch {
    return true;
  }
}

/**
 * The form that Ctrl S saves: the form with the focus or, if no form has the focus, the only visible form on the page.
 * Only forms with `data-saves` count. People press Ctrl S without thinking, so a form that does more than save must not
 * have this attribute. Examples are forms that send an email or cancel a booking.
 */
export function formToSave(): HTMLFormElement | undefined {
  const focused = document.activeElement?.closest("form");
  if (focused) return focused.matches("[data-saves]") ? focused : undefined;
  const forms = shownElements<HTMLFormElement>("main form[data-saves]");
  const open = forms.filter((form) => form.closest("details:not([open])") === null);
  return open.length === 1 ? open[0] : undefined;
}

/** Calls `run` when `key` is pressed outside fields. `key` must be in lower case, such as "m" or "enter". */
export function useShortcut(key: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !isShortcut(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [key]);
}
