import { isbot } from "isbot";

import { hasSessionCookie } from "@/lib/platform/request/session-cookie";

/**
 * Whether the statistics may count what this browser reports. Left out are browsers that object (Do Not Track, Global
 * Privacy Control), bots, pages that a browser loads ahead, and staff.
 */
export function isCounted(headers: Headers): boolean {
  if (isRefusedBy(headers)) return false;
  if (/prefetch|prerender/i.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`)) return false;
  if (hasSessionCookie(headers.get("cookie"))) return false;
  const agent = headers.get("user-agent");
  return agent !== null && agent !== "" && !isbot(agent);
}

/** Whether the browser objects: Do Not Track or Global Privacy Control. */
export const isRefusedBy = (headers: Headers) => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** The kind of device. */
export function deviceOf(agent: string): "computer" | "phone" | "tablet" {
  const start = agent.slice(0, 500);
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(start)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(start) ? "phone" : "computer";
}
