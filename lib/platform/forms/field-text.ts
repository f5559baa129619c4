/** Returns the text of a key in the section `fields` of the catalogues, with the value inserted. */
type TextOf = (key: string, value: string) => string | undefined;

/**
 * Returns the message for the error code of a field. A code may end with the value that is wrong, as in
 * "phoneInvalid:#". The message then says so, if the catalogue has a text for it.
 */
export function fieldText(code: string, textOf: TextOf): string {
  const [name, value] = splitFieldCode(code);
  const text = textOf(name, "");
  if (text === undefined) return textOf("invalid", "") ?? "";
  const detail = value === undefined ? undefined : textOf(`${name}Detail`, value);
  return detail === undefined ? text : `${text}. ${detail}`;
}

/** Reads texts that are not compiled. */
export function plainTexts(texts: Readonly<Record<string, string>>): TextOf {
  return (key, value) => (Object.hasOwn(texts, key) ? texts[key]?.replace("{value}", () => value) : undefined);
}

/** Splits an error code into its name and the wrong value, if the code names one. */
export function splitFieldCode(code: string): readonly [name: string, value: string | undefined] {
  const at = code.indexOf(":");
  return at < 0 ? [code, undefined] : [code.slice(0, at), code.slice(at + 1)];
}
