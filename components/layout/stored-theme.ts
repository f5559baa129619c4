import { defaultTheme, isTheme, themeKey, type Theme } from "./theme-script";

/** The theme that was chosen in this browser, for a document that the script in the head has not run in. */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(themeKey);
    return isTheme(theme) ? theme : defaultTheme;
  } catch {
    // Forbidden storage holds no choice.
    return defaultTheme;
  }
}
