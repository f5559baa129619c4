import { themeColors, themeKey, themes } from "@/lib/platform/security/theme-script.mjs";

export { themeColors, themeKey, themes, themeScript } from "@/lib/platform/security/theme-script.mjs";

export type Theme = (typeof themes)[number];

/** The theme of visitors who have not chosen a theme. */
export const defaultTheme: Theme = "premium";

export function isTheme(value: unknown): value is Theme {
  return (themes as readonly unknown[]).includes(value);
}

/** Applies a theme to the page and to the browser's toolbar. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[theme]);
}

/**
 * The theme that was chosen in this browser, or the default theme. The global error page calls this function, because
 * that page does not contain the head script.
 */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(themeKey);
    return isTheme(theme) ? theme : defaultTheme;
  } catch {
    // Storage is blocked, so a stored theme cannot be read.
    return defaultTheme;
  }
}
