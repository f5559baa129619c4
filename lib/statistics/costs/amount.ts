export type DecimalSign = "." | ",";

const other = { ".": ",", ",": "." } as const;
const microsPerUnit = 6;

/** Without spaces, apostrophes and the currency, as in "CA$1 234.50". */
const bare = (text: string) => text.replace(/[\s'’]|[A-Z]{0,3}[$€£]|[A-Z]{3}/g, "");

/**
 * Returns the decimal sign that an amount shows by itself. Undefined if the amount has none, or if its only sign may
 * separate thousands, as in "1,234".
 */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const amount = bare(text);
  const [last = "", ...rest] = [...amount.replace(/\d/g, "")].reverse();
  if (last !== "." && last !== ",") return undefined;
  if (rest.length > 0) return rest.every((sign) => sign === last) ? other[last] : last;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(amount) ? undefined : last;
}

/** Reads an amount in millionths of a unit of its currency. Undefined if it is no such amount. */
export function readMicros(text: string, decimal: DecimalSign): bigint | undefined {
  const thousands = other[decimal];
  const [units = "", decimals = "", ...rest] = bare(text).split(decimal);
  const isGrouped = units.split(thousands).every((group, at) => (at === 0 ? /^\d+$/ : /^\d{3}$/).test(group));
  const digits = units.replaceAll(thousands, "");
  if (rest.length > 0 || !isGrouped || !/^\d{1,12}$/.test(digits) || !/^\d{0,6}$/.test(decimals)) return undefined;
  return BigInt(digits + decimals.padEnd(microsPerUnit, "0"));
}
