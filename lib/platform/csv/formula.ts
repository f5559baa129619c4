const first = "=+\\-@＝＋－＠";

/**
 * A place at which a spreadsheet may see the beginning of a formula: the beginning of the cell, and each separator in
 * it, because a spreadsheet that splits at another separator begins a new cell there.
 */
const beginning = new RegExp(`(^|[,;\\t\\r\\n]"*)('*[${first}])`, "g");
const guardedBeginning = new RegExp(`(^|[,;\\t\\r\\n]"*)'('*[${first}])`, "g");
const invisibleBeginning = /^'*[\t\r\n]/;

/** A number runs nothing, so a negative amount stays a number. */
const negativeNumber = /^-\d+(?:[.,]\d+)?$/;

/**
 * Puts a "'" before everything in a cell that a spreadsheet could run as a formula, as OWASP recommends. A phone number
 * with "+" gets one too, because a spreadsheet would calculate with it. `withoutFormulaGuard` removes the marks.
 */
export function guardFormulas(cell: string): string {
  return negativeNumber.test(cell) ? cell : cell.replace(beginning, "$1'$2").replace(invisibleBeginning, "'$&");
}

/** Returns a cell as it was before `guardFormulas`. */
export function withoutFormulaGuard(cell: string): string {
  const visible = cell.startsWith("'") && invisibleBeginning.test(cell) ? cell.slice(1) : cell;
  return visible.replace(guardedBeginning, "$1$2");
}
