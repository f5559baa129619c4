import { splitPrefix } from "@/lib/platform/i18n/prefix";

/** The pages of the booking. Their header and footer are shorter than on other pages. */
export const bookingAreas = ["/booking"] as const;

/** Whether `pathname` is `route` or a page below it, in any language. */
export function isWithin(pathname: string, route: string): boolean {
  const { path } = splitPrefix(pathname);
  return path === route || path.startsWith(`${route}/`);
}
