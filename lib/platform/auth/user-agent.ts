/**
 * Patterns for the names of browsers in a User-Agent header. The order matters, because the header of one browser may
 * also contain the names of others: the header of Edge also contains "Chrome" and "Safari".
 */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

export type BrowserName = { readonly browser: string | null; readonly system: string | null };

/**
 * Returns the names of the browser and the operating system, so that a user can recognise a session. The rest of the
 * header is not stored.
 */
export function browserName(userAgent: string | null): BrowserName {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
