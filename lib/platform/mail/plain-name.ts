const maxWords = 4;
const maxLength = 60;

// A word has letters with their accents, joined by hyphens, apostrophes or the Catalan middle dot. An abbreviation ends
// with a dot.
const word = /^\p{L}\p{M}{0,2}(?:[\p{L}·][\p{M}]{0,2}|['’ʼ-](?=\p{L}))*$/u;
const abbreviation = /^\p{L}{1,3}\.$/u;
/** Words that names contain in lower case. */
const particles = new Set(
  "a af al ap av ben bin bint da dal das de degli dei del della den der des di dit dite do dos du e el i ibn la las le los of op san te ten ter und van vom von y zu zum zur".split(
    " ",
  ),
);
const scripts = ["Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic"].map(
  (name) => new RegExp(`\\p{Script=${name}}`, "u"),
);

/**
 * Whether a full name may be used in the To header and the greeting of an email. A stranger may have typed another
 * person's address, with a message, a number or a URL as the name. The firm must not send such a name. Only the form of
 * the name is checked. An unusual name is stored as it was typed, but the greeting of the email leaves it out.
 */
export function isPlainName(name: string): boolean {
  const composed = name.normalize("NFC");
  // Refuse characters that look like plain characters, for example full-width or circled letters.
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

/** Whether three or more words look like a sentence: they contain lower-case words that names do not contain. */
function isSentence(words: readonly string[]): boolean {
  return (
    words.length > 2 && words.some((part) => /^\p{Ll}/u.test(part) && !/^[dl]['’ʼ]/u.test(part) && !particles.has(part))
  );
}

function isOfOneScript(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length <= 1;
}
