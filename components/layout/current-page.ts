import { splitPrefix } from "@/lib/platform/i18n/prefix";

/** The pages of the booking. */
export const bookingAreas = ["/booking"] as const;

/** The pages with a short header, whose navigation is in the drawer at every width, and with a footer of one line. */
export const shortFrameAreas = [...bookingAreas, "/login"] as const;

/** Whether `pathname` is `route` or a page below it, in any language. */
export function isWithin(pathname: string, route: string): boolean {
  const { path } = splitPrefix(pathname);
  return path === route || path.startsWith(`${route}/`);
}
