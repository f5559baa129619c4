import type { Parsed } from "./kinds";
import { readText } from "./read-text";
import type { Reader } from "./read-text";

/**
 * Finds the payments and codes in any text that a victim can copy: statements, files of exchanges, emails, chats, links
 * and prose. It never guesses silently: what is unclear is null and has a question. `today` (YYYY-MM-DD) only decides
 * which dates are in the future.
 */
export function parse(typed: string, reader: Reader): Parsed {
  const { found, ...parsed } = readText(typed, reader);
  return { ...parsed, rows: found.map(({ transfer }) => transfer) };
}
