export const themes = ["premium", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** What a visitor sees who has chosen nothing. */
export const defaultTheme: Theme = "premium";

/** The key in local storage, written only by a choice. */
export const themeKey = "theme";

export function isTheme(value: unknown): value is Theme {
  return (themes as readonly unknown[]).includes(value);
}

/**
 * Runs in the head, before the first paint: pages are prerendered, so no server knows the visitor's choice. Storage may
 * be forbidden, which must not stop the page. Its hash stands in the content security policy.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(${JSON.stringify(themes)}.includes(t))document.documentElement.dataset.theme=t}catch(e){}`;
