const is = String.raw`\s*(?:[:=]|\s(?:is|ist|est|lautet)\s)\s*`;

/** A label and a value with a digit or a sign, as "password: Hunter2". Prose about passwords has no such value. */
const password = new RegExp(
  String.raw`(?<!\p{L})(?:passwor[dt]|kennwort|passcode|passphrase|pwd|mot de passe|mdp)${is}(?=\S{0,63}[\d#$%&*+@_])\S{6,64}`,
  "giu",
);
const pin = new RegExp(String.raw`(?<!\p{L})(?:pin|nip|2fa)(?:[\s-]code)?(?:${is}|\s)\d{4,8}(?!\d)`, "iu");
/** In characters, before and after the password. */
const distance = 120;

/**
 * Whether a text gives a password and its PIN, each with its name. A password alone is accepted, because victims report
 * what a fraudulent platform gave them.
 */
export function hasLabelledPin(text: string): boolean {
  // Two plain searches are far cheaper than a pattern with a look-behind at each character.
  if (!/pin|nip|2fa/i.test(text) || !/pass|kennwort|pwd|mdp/i.test(text)) return false;
  return [...text.matchAll(password)].some(({ index, 0: match }) =>
    pin.test(text.slice(Math.max(0, index - distance), index + match.length + distance)),
  );
}
