/** A phone number as it was typed, in its parts. */
export type TypedPhone = {
  /** Whether the number begins with a country's calling code, after "+" or "00". */
  readonly isInternational: boolean;
  /** All digits except those of "00" and of the extension. */
  readonly digits: string;
  readonly extension: string | undefined;
  /** The first character that a phone number cannot contain. */
  readonly wrong: string | undefined;
};

/** The longest text that is read, in characters. */
export const maxPhoneText = 60;

/** An extension at the end: "ext. 22", "extension 22", "x22", "#22" or ";ext=22", with up to 7 digits. */
const extensionPattern = /[,;]? ?(?:;ext=|ext(?:ension)?\.?|x|#) ?(\d{1,7})$/i;

/** Spaces of every kind, brackets, dots, dashes and slashes. */
const separators = /[\s().\-\u2010-\u2015\u2212/]/gu;

/** Takes a typed phone number apart. The text has at most `maxPhoneText` characters. */
export function readPhone(typed: string): TypedPhone {
  const text = typed.trim().replace(/\s/gu, " ");
  const [ending = "", extension] = extensionPattern.exec(text) ?? [];
  const plain = text.slice(0, text.length - ending.length).replace(separators, "");
  const isInternational = /^(?:\+|00)/.test(plain);
  const digits = plain.replace(/^(?:\+|00)/, "");
  const [wrong] = digits.match(/\D/u) ?? [];
  return { isInternational, digits, extension, wrong };
}
