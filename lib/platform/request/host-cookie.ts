import { env } from "../env";

/**
 * Name and options of a cookie that scripts cannot read. The prefix `__Host-` binds a cookie to this exact host and
 * requires https: a page of another host of the firm can then not replace the cookie by its own.
 */
export function hostCookie(name: string) {
  const secure = env().siteUrl.startsWith("https:");
  return {
    name: `${secure ? "__Host-" : ""}${name}`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}
