const maxWords = 4;
const maxLength = 60;

// Letters of one script with their marks, joined by hyphens, apostrophes or the middle dot of Catalan; an abbreviation ends in a dot.
const word = /^\p{L}\p{M}{0,2}(?:[\p{L}·][\p{M}]{0,2}|['’ʼ-](?=\p{L}))*$/u;
const abbreviation = /^\p{L}{1,3}\.$/u;
/** What names write in lower case. */
const particles = new Set(
  "a af al ap av ben bin bint da dal das de degli dei del della den der des di dit dite do dos du e el i ibn la las le los of op san te ten ter und van vom von y zu zum zur".split(
    " ",
  ),
);
const scripts = ["Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic"].map(
  (name) => new RegExp(`\\p{Script=${name}}`, "u"),
);

/**
 * Whether a whole name may stand in the To line and the greeting of an email. Anybody can type anybody's address, so a "name" that is
 * a message, a number or an address must not reach a stranger with our sender. Only its form decides: words, and few of them.
 * The name is stored as it was typed; an email to any other name greets without it.
 */
export function isPlainName(name: string): boolean {
  const composed = name.normalize("NFC");
  // Full-width, circled and other look-alikes of plain characters.
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

/** Whether three words or more are written as sentences are: with words in lower case that no name has. */
function isSentence(words: readonly string[]): boolean {
  return (
    words.length > 2 && words.some((part) => /^\p{Ll}/u.test(part) && !/^[dl]['’ʼ]/u.test(part) && !particles.has(part))
  );
}

function isOfOneScript(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length <= 1;
}
