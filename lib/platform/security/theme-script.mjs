// @ts-check
// This file is plain JavaScript, because the page cache imports it and Next does not compile the page cache.

/** @type {readonly ["premium", "light", "dark"]} */
export const themes = ["premium", "light", "dark"];

/** The key in local storage. It is written only when a visitor chooses a theme. */
export const themeKey = "theme";

/** The page colour of each theme (`--page`), which phones use for the browser's toolbar. */
export const themeColors = { premium: "#faf7ef", light: "#ffffff", dark: "#10182a" };

/**
 * Applies the stored theme in the head, before the first paint. The server cannot apply the theme, because the theme is
 * stored only in the visitor's browser. If storage is blocked, the script must not stop the page, so it catches the
 * error. The content security policy contains the script's hash. The browser uses the first `theme-color` meta element
 * of the page. The script changes this element, or adds one if the page does not have it yet. The theme is applied
 * again when the browser restores the page from its back/forward cache, and when another tab stores a theme.
 */
export const themeScript = `(function(){function a(){try{var t=localStorage.getItem("${themeKey}");if(${JSON.stringify(themes)}.includes(t)){document.documentElement.dataset.theme=t;var m=document.querySelector("meta[name=theme-color]")||document.head.appendChild(document.createElement("meta"));m.name="theme-color";m.content=${JSON.stringify(themeColors)}[t]}}catch(e){console.warn("The stored theme cannot be read.")}}a();addEventListener("pageshow",function(e){if(e.persisted)a()});addEventListener("storage",a)})()`;
