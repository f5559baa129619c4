import { splitPrefix } from "@/lib/platform/i18n/prefix";

/** The pages of the booking. */
export const bookingAreas = ["/booking"] as const;

/** The free pages for victims. Their header has no link to the booking. */
export const freeHelpAreas = [
  "/first-steps",
  "/deadlines",
  "/where-to-report",
  "/check-a-helper",
  "/when-we-say-no",
  "/letters",
] as const;

/** The pages with a short header, whose navigation is in the drawer at every width, and with a footer of one line. */
export const shortFrameAreas = [...bookingAreas, "/login"] as const;

/** The pages with a short header. Most of them have a footer of one line as well. */
export const shortHeaderAreas = [...shortFrameAreas, ...freeHelpAreas] as const;

/** Whether `pathname` is `route` or a page below it, in any language. */
export function isWithin(pathname: string, route: string): boolean {
  const { path } = splitPrefix(pathname);
  return path === route || path.startsWith(`${route}/`);
}
