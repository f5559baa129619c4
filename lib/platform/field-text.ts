type Texts = Readonly<Record<string, string>>;

/**
 * Returns the message for the error code of a field, from the section `fields` of the catalogues. A code may end with
 * the value that is wrong, as in "phoneInvalid:#". The message then says so, if it has a text for it.
 */
export function fieldText(texts: Texts, code: string): string {
  const [name, value] = splitFieldCode(code);
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (text === undefined) return texts.invalid ?? "";
  const detail = value === undefined ? undefined : texts[`${name}Detail`];
  return detail === undefined ? text : `${text}. ${detail.replace("{value}", () => value ?? "")}`;
}

/** Splits an error code into its name and the wrong value, if the code names one. */
export function splitFieldCode(code: string): readonly [name: string, value: string | undefined] {
  const at = code.indexOf(":");
  return at < 0 ? [code, undefined] : [code.slice(0, at), code.slice(at + 1)];
}
