const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** A text for one header line: each run of control characters, including line breaks, becomes one space. */
export function headerText(text: string): string {
  return text.replace(breaks, " ").trim();
}

const mailbox = /^[^\s\p{Cc}@<>()[\],;:\\"]+@[^\s\p{Cc}@<>()[\],;:\\"]+$/u;

/**
 * Returns an address of the plain form local@domain. Throws on anything else, because a repaired address could be
 * another person's.
 */
export function plainAddress(address: string): string {
  if (address.length > 254 || !mailbox.test(address)) throw new Error("Not a plain mail address");
  return address;
}

/** Parses MAIL_FROM: "local@domain" or "Name <local@domain>". Throws on anything else. */
export function parseSender(text: string): { name: string; address: string } {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text);
  const [name, address] = named ? [named[1] ?? "", named[2] ?? ""] : ["", text.trim()];
  return { name: headerText(name), address: plainAddress(address) };
}
