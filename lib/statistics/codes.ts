import { isUuid } from "@/lib/platform/uuid";

/** Codes are shorter than the tokens of links, which have 43 characters. */
const code = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/**
 * The code of a text from a URL: lower case, with "-" in place of spaces. A text of another form becomes "other",
 * because anyone can put any text into a link.
 */
export function codeOf(text: string | undefined): string {
  const plain = (text ?? "")
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, "-");
  if (plain === "") return "";
  return code.test(plain) && !isUuid(plain) ? plain : "other";
}
