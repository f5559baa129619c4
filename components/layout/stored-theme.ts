import { defaultTheme, isTheme, themeKey, type Theme } from "./theme-script";

/** The theme that was chosen in this browser, for a document in which the head script has not run. */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(themeKey);
    return isTheme(theme) ? theme : defaultTheme;
  } catch {
    // Storage is blocked, so no choice was stored.
    return defaultTheme;
  }
}
