import { log } from "../../lib/platform/log";
import type { Answered } from "./server";

/** Routes that proxies ask every few seconds. */
const isCheck = (route: string) => route === "/api/health" || route === "/api/ready";

/**
 * Writes a line for an answered request: its route, status and duration. The path itself is left out, because it can
 * contain tokens, and so are addresses and browsers.
 */
export function logAnswered({ route, method, status, seconds, id }: Answered): void {
  if (isCheck(route) && status < 500) return;
  log("info", "request", { request: id, method, route, status, ms: Math.round(seconds * 1000) });
}
