"use client";

import { useSyncExternalStore } from "react";

import { defaultTheme, isTheme, themeKey, themes, type Theme } from "./theme-script";

export type ThemeToggleProps = {
  label: string;
  names: Readonly<Record<Theme, string>>;
};

/** Switches between the premium, light and dark themes, and stores the choice in this browser. */
export function ThemeToggle({ label, names }: ThemeToggleProps) {
  const current = useSyncExternalStore(watchTheme, readTheme, () => defaultTheme);
  return (
    <div className="segments needs-script" role="group" aria-label={label}>
      {themes.map((theme) => (
        <button key={theme} type="button" aria-pressed={theme === current} onClick={() => chooseTheme(theme)}>
          {names[theme]}
        </button>
      ))}
    </div>
  );
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : defaultTheme;
}

/** The attribute of `<html>` is the only state, whether the toggle or the head script sets it. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked, so the choice lasts until the next page load.
  }
}
