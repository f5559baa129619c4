/** The text with its first letter in upper case, for a sentence or a title that begins with it. */
export function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
