/** The size of a file in words, such as "1.2 MB". */
export function fileSize(bytes: number, locale: string): string {
  const number = (unit: string) => new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
  return bytes < 1_000_000
    ? number("kilobyte").format(Math.max(1, Math.round(bytes / 1_000)))
    : number("megabyte").format(bytes / 1_000_000);
}
