/**
 * A local part of at most 64 characters with the signs that RFC 5322 allows outside quotes, and a domain of ASCII
 * letters. The top-level domain has letters only, or is an internationalised one ("xn--p1ai").
 */
export const emailPattern =
  /^(?!\.)(?!.{0,64}\.\.)[\w!#$%&'*+/=?^`{|}~.-]{1,64}(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Converts the domain of an email address to ASCII, "müller.example" to "xn--mller-kva.example", as browsers do. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // eslint-disable-next-line no-control-regex -- matches any character outside ASCII
  if (at < 0 || domain.length > 253 || /^[\x00-\x7f]*$/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
