import { splitPrefix } from "@/lib/platform/i18n/prefix";

/** The pages of the booking. Their header and footer show only the brand, the language and the phone number. */
export const bookingAreas = ["/booking"] as const;

/** Whether `pathname` is `route` or a page below it, in any language. */
export function isWithin(pathname: string, route: string): boolean {
  const { path } = splitPrefix(pathname);
  return path === route || path.startsWith(`${route}/`);
}
