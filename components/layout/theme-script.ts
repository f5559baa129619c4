export const themes = ["premium", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The theme of visitors who have not chosen a theme. */
export const defaultTheme: Theme = "premium";

/** The key in local storage. It is written only when a visitor chooses a theme. */
export const themeKey = "theme";

/** The page colour of each theme (`--page`), which phones use for the browser's toolbar. */
export const themeColors: Readonly<Record<Theme, string>> = { premium: "#faf7ef", light: "#ffffff", dark: "#10182a" };

export function isTheme(value: unknown): value is Theme {
  return (themes as readonly unknown[]).includes(value);
}

/**
 * Applies the stored theme in the head, before the first paint. The server cannot apply the theme, because the theme is
 * stored only in the visitor's browser. If storage is blocked, the script must not stop the page, so it catches the
 * error. The content security policy contains the script's hash. The browser uses the first `theme-color` meta element
 * of the page. The script changes this element, or adds one if the page does not have it yet.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(${JSON.stringify(themes)}.includes(t)){document.documentElement.dataset.theme=t;var m=document.querySelector("meta[name=theme-color]")||document.head.appendChild(document.createElement("meta"));m.name="theme-color";m.content=${JSON.stringify(themeColors)}[t]}}catch(e){console.warn("The stored theme cannot be read.")}`;

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
