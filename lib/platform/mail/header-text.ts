const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** Makes a text safe for a header line: a sequence of control characters, such as line breaks, becomes one space. */
export function headerText(text: string): string {
  return text.replace(breaks, " ").trim();
}

const mailbox = /^[^\s\p{Cc}@<>()[\],;:\\"]+@[^\s\p{Cc}@<>()[\],;:\\"]+$/u;

/**
 * Returns the address unchanged if it has the plain form local@domain. Throws if it has any other form. The address is
 * not repaired, because a repaired address could belong to another person.
 */
export function plainAddress(address: string): string {
  if (address.length > 254 || !mailbox.test(address)) throw new Error("Not a plain mail address");
  return address;
}

/** Parses MAIL_FROM: "local@domain" or "Name <local@domain>". Throws for any other form. */
export function parseSender(text: string): { name: string; address: string } {
  const [, quoted, plain = "", named] = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]+)>$/.exec(text.trim()) ?? [];
  const [name, address] = named === undefined ? ["", text.trim()] : [quoted ?? plain, named];
  return { name: headerText(name), address: plainAddress(address) };
}
