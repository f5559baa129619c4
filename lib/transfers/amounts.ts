import type { Habits } from "./languages";

/** The mark before the decimals, and whether the other numbers of the text prove it. */
type Marks = Pick<Habits, "decimal"> & { readonly isProven?: boolean };

/**
 * Reads a written number. `null` if it has two meanings, as "1.234" in English: 1,234 or 1.234. Undefined if it is no
 * number at all. `isCoin` says that the number counts coins, which people split into more than hundredths.
 */
export function readNumber(
  written: string,
  { decimal, isProven = false }: Marks,
  isCoin = false,
): string | null | undefined {
  const plain = written.replace(/[ ']/g, "");
  if (!/^\d[\d.,]*$/.test(plain) || /[.,]$/.test(plain)) return undefined;
  const marks = plain.match(/[.,]/g) ?? [];
  if (marks.length === 0) return trimmed(plain);
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const mark = plain[last] ?? ".";
  const decimals = plain.slice(last + 1);
  const before = plain.slice(0, last);
  if (marks.length > 1 && marks.every((each) => each === mark))
    return isGrouped(plain, mark) ? trimmed(digits(plain)) : undefined;
  if (marks.length > 1) {
    const other = mark === "." ? "," : ".";
    const isWhole = before.indexOf(mark) === -1 && before.indexOf(other) !== -1;
    return isWhole && isGrouped(before, other) ? trimmed(`${digits(before)}.${decimals}`) : undefined;
  }
  // A single mark. Three digits after it may be thousands, unless the digits before it or spaces rule that out.
  const isDecimal = decimals.length !== 3 || before.length > 3 || /^0/.test(before) || /[ ']/.test(written);
  if (isDecimal) return trimmed(`${before}.${decimals}`);
  if (isProven) return trimmed(mark === decimal ? `${before}.${decimals}` : before + decimals);
  if (mark === decimal || isCoin) return null;
  return trimmed(before + decimals);
}

/** Whether the marks part the digits into thousands, or into the lakhs of India. */
function isGrouped(written: string, mark: string): boolean {
  const [first = "", ...groups] = written.split(mark);
  const last = groups.at(-1) ?? "";
  return /^\d{1,3}$/.test(first) && last.length === 3 && groups.every((group) => /^\d{2,3}$/.test(group));
}

const digits = (written: string) => written.replace(/\D/g, "");

/** Leaves two decimals as they are written, and removes the zeros that exchanges append to more of them. */
function trimmed(number: string): string {
  const [whole = "0", decimals = ""] = number.split(".");
  let end = decimals.length;
  while (decimals.length > 2 && decimals[end - 1] === "0") end -= 1;
  const first = whole.search(/[1-9]/);
  const short = first === -1 ? "0" : whole.slice(first);
  return end === 0 ? short : `${short}.${decimals.slice(0, end)}`;
}
