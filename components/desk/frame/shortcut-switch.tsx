"use client";

import { useSyncExternalStore } from "react";

import { shortcutsOffKey } from "./use-shortcut";

const changed = "shortcuts-changed";

/**
 * Switches single-key shortcuts on and off in this browser (WCAG 2.1.4). Renders nothing without JavaScript, because
 * shortcuts need JavaScript.
 */
export function ShortcutSwitch({ label }: { readonly label: string }) {
  const isOff = useSyncExternalStore(follow, readOff, () => undefined);
  if (isOff === undefined) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={isOff} onChange={({ target: { checked } }) => storeOff(checked)} />
      <span>{label}</span>
    </label>
  );
}

function follow(tell: () => void): () => void {
  addEventListener(changed, tell);
  // Fires when another tab of the browser changes the setting.
  addEventListener("storage", tell);
  return () => {
    removeEventListener(changed, tell);
    removeEventListener("storage", tell);
  };
}

function readOff(): boolean {
  try {
    return localStorage.getItem(shortcutsOffKey) !== null;
  } catch {
    return false;
  }
}

function storeOff(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(shortcutsOffKey, "1");
    else localStorage.removeItem(shortcutsOffKey);
  } catch {
    // If the browser blocks its storage, the shortcuts stay on.
  }
  dispatchEvent(new Event(changed));
}
