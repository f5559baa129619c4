/** Reads a stored code as a value of the list. Throws if it is none, which the database prevents. */
export function oneOf<Code extends string>(codes: readonly Code[], stored: string): Code {
  const code = codes.find((each) => each === stored);
  if (code === undefined) throw new Error("A stored code is unknown");
  return code;
}
