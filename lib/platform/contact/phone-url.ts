import { readPhone } from "./phone-text";

/** The URL that calls a phone number, for example "tel:+14165550142" or "tel:+14165550142;ext=22" (RFC 3966). */
export function phoneUrl(phone: string): string {
  const { isInternational, digits, extension } = readPhone(phone);
  return `tel:${isInternational ? "+" : ""}${digits.replace(/\D/g, "")}${extension === undefined ? "" : `;ext=${extension}`}`;
}
