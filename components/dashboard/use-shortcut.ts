"use client";

import { useEffect, useRef } from "react";

/** Set in this browser when the person switches single-key shortcuts off (WCAG 2.1.4). */
export const shortcutsOffKey = "shortcuts-off";

const typing = "input, textarea, select, [contenteditable='true'], [role='dialog'] *";

/** Whether a key press is a single-key shortcut: outside fields, without a modifier key, and not switched off. */
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
 * The form that Ctrl S saves: the form with the focus. If no form has the focus, it is the only visible form on the
 * page. Only forms with `data-saves` count. People press Ctrl S without thinking, so it must not submit a form that
 * sends an email or ends something.
 */
export function formToSave(): HTMLFormElement | undefined {
  const focused = document.activeElement?.closest("form");
  if (focused) return focused.matches("[data-saves]") ? focused : undefined;
  const forms = [...document.querySelectorAll<HTMLFormElement>("main form[data-saves]")];
  const open = forms.filter((form) => form.closest("details:not([open])") === null);
  return open.length === 1 ? open[0] : undefined;
}

/** Runs `run` when the key is pressed outside fields. `key` is compared in lower case, as in "m" or "enter". */
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
