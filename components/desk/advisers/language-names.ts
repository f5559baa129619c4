/** The names of languages in the reader's language: "English, French". */
export function languageNames(codes: readonly string[], locale: string): string {
  return codes.map((code) => languageName(code, locale)).join(", ");
}

/** The name of a language in the reader's language, with a capital letter. */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
