/** The URL that calls a phone number, for example "tel:+14165550142". */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
