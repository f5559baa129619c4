import { env } from "../env";
import { home, returnPathWithoutPrefix } from "./return-path";

/**
 * Returns the page that opens after a sign-in, without its language prefix. On a live site, the page Today then decides
 * which page is the first one of the staff member.
 */
export function pathAfterSignIn(value: unknown): string {
  const path = returnPathWithoutPrefix(value);
  return path === home && env().SITE_MODE === "live" ? `${home}?start=1` : path;
}
