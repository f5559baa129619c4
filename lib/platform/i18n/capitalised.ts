/** Returns the text with its first letter in upper case, for the beginning of a sentence or a title. */
export function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
