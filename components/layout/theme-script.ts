export const themes = ["premium", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The theme of visitors who have not chosen a theme. */
export const defaultTheme: Theme = "premium";

/** The key in local storage. It is written only when a visitor chooses a theme. */
export const themeKey = "theme";

/** The page colour of each theme (`--page`), which phones use for the browser's own bar. */
export const themeColors: Readonly<Record<Theme, string>> = { premium: "#faf7ef", light: "#ffffff", dark: "#10182a" };

export function isTheme(value: unknown): value is Theme {
  return (themes as readonly unknown[]).includes(value);
}

/**
 * Runs in the head before the first paint. Pages are prerendered, so the server does not know the visitor's choice. If
 * storage is blocked, the script must not stop the page, so it catches the error. The content security policy contains
 * the script's hash. The browser uses the first `theme-color` meta element of the page. The script changes this
 * element, or adds one if the page does not have it yet.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(${JSON.stringify(themes)}.includes(t)){document.documentElement.dataset.theme=t;var m=document.querySelector("meta[name=theme-color]")||document.head.appendChild(document.createElement("meta"));m.name="theme-color";m.content=${JSON.stringify(themeColors)}[t]}}catch(e){console.warn("The stored theme cannot be read.")}`;

/** Applies a theme to the page and to the browser's own bar. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[theme]);
}

/** The theme that was chosen in this browser. Used if the head script has not run in the document. */
export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(themeKey);
    return isTheme(theme) ? theme : defaultTheme;
  } catch {
    // If storage is blocked, no choice can have been stored.
    return defaultTheme;
  }
}
