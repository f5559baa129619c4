"use client";

import { useSyncExternalStore } from "react";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

import { applyTheme, defaultTheme, isTheme, themeKey, themes, type Theme } from "./theme-script";

export type ThemeToggleProps = {
  label: string;
  names: Readonly<Record<Theme, string>>;
};

/** Switches between the premium, light and dark themes, and stores the choice in this browser. */
export function ThemeToggle({ label, names }: ThemeToggleProps) {
  const current = useTheme();
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

/**
 * The header's button, which switches to the next theme. `actions` contains a label for each theme, such as "Change to
 * dark".
 */
export function ThemeButton({ actions }: { readonly actions: Readonly<Record<Theme, string>> }) {
  const current = useTheme();
  const next = themes[(themes.indexOf(current) + 1) % themes.length] ?? defaultTheme;
  return (
    <button
      type="button"
      className={`${buttonClasses({ variant: "ghost", isIcon: true })} theme-button needs-script`}
      aria-label={actions[next]}
      title={actions[next]}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={next === "dark" ? "moon" : "sun"} />
    </button>
  );
}

function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, () => defaultTheme);
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : defaultTheme;
}

/**
 * Calls `onChange` when the theme changes. The `data-theme` attribute of `<html>` contains the current theme. The
 * script in the page's head and `applyTheme` set it.
 */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // If storage is blocked, the choice lasts until the next page load.
  }
}
