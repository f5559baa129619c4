import { splitPrefix } from "@/lib/platform/i18n/prefix";

/** Whether the page at `pathname` lies at or below `route`; languages do not matter. */
export function isWithin(pathname: string, route: string): boolean {
  const { path } = splitPrefix(pathname);
  return path === route || path.startsWith(`${route}/`);
}
