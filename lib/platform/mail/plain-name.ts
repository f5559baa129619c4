const maxWords = 4;
const maxLength = 60;

// A word consists of letters with or without accents. It may contain hyphens, apostrophes and the Catalan middle dot.
// The apostrophe of Ukrainian names (U+02BC) is a letter in Unicode, so it is not listed: two ways to read a sign
// take exponential time. An abbreviation consists of at most three letters and a dot.
const word = /^\p{L}\p{M}{0,2}(?:[\p{L}·][\p{M}]{0,2}|['’-](?=\p{L}))*$/u;
const abbreviation = /^\p{L}{1,3}\.$/u;
/** The lower-case parts of names, such as "von" and "de". */
const particles = new Set(
  "a af al ap av ben bin bint da dal das de degli dei del della den der des di dit dite do dos du e el i ibn la las le los of op san te ten ter und van vom von y zu zum zur".split(
    " ",
  ),
);
const scripts = ["Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic"].map(
  (name) => new RegExp(`\\p{Script=${name}}`, "u"),
);

/**
 * A joiner or non-joiner between two letters of a script whose spelling uses them, such as the Persian name علی‌رضا. It
 * cannot hide a text there.
 */
const joiner = new RegExp(
  [
    "Arabic",
    "Bengali",
    "Devanagari",
    "Gujarati",
    "Gurmukhi",
    "Kannada",
    "Malayalam",
    "Oriya",
    "Sinhala",
    "Tamil",
    "Telugu",
  ]
    .map((name) => `(?<=\\p{Script=${name}})[\\u200c\\u200d](?=\\p{Script=${name}})`)
    .join("|"),
  "gu",
);

/**
 * Whether an email may contain a full name in its To header and its greeting. A stranger may have typed another
 * person's email address, with a message, a phone number or a URL as the name. The firm must not send such a text to
 * that person. Only the format of the name is checked. A name that fails the check is stored as it was typed, but
 * emails leave it out.
 */
export function isPlainName(name: string): boolean {
  const composed = name.normalize("NFC").replace(joiner, "");
  // Refuse variants of plain characters (such as full-width or circled letters), long names and invisible characters.
  if (
    composed.normalize("NFKC") !== composed ||
    [...composed].length > maxLength ||
    /\p{Default_Ignorable_Code_Point}/u.test(composed)
  )
    return false;
  const words = composed.split(" ").filter((part) => part !== "");
  return (
    words.length > 0 &&
    words.length <= maxWords &&
    words.every((part) => (word.test(part) || abbreviation.test(part)) && isOfOneScript(part)) &&
    !isSentence(words)
  );
}

/**
 * Whether three or more words look like a sentence: one of them begins in lower case and is not a usual part of a name.
 */
function isSentence(words: readonly string[]): boolean {
  return (
    words.length > 2 && words.some((part) => /^\p{Ll}/u.test(part) && !/^[dl]['’ʼ]/u.test(part) && !particles.has(part))
  );
}

function isOfOneScript(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length <= 1;
}
