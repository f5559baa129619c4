import type { Instrumentation } from "next";

import { currentRequest } from "@/lib/platform/request/request-context";

/**
 * Starts tracing if a collector is configured. Reports injected scripts. Loads the firm's record and its
 * texts before the first request and keeps them current while the server runs.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/platform/env");
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT)
    (await import("@/lib/platform/tracing/start")).startTracing(OTEL_EXPORTER_OTLP_ENDPOINT);
  const { onUnknownScript } = await import("@/lib/platform/page-cache/inline-scripts.mjs");
  onUnknownScript((page) => void reportUnknownScript(page));
  const { watchFirm } = await import("@/lib/firm/settings-snapshot");
  const { watchTexts } = await import("@/lib/content/loaders/watch");
  await Promise.all([watchFirm(), watchTexts()]);
}

/** Reports to staff that a cached page has an inline script that this site does not write. */
async function reportUnknownScript(page: string): Promise<void> {
  const { logOncePerMinute } = await import("@/lib/platform/log");
  logOncePerMinute("error", "page.unknown-script", { page });
  const { reportFault } = await import("@/lib/staff/commands/report-fault");
  await reportFault(`${page} inline-script`, Date.now());
}

/**
 * Logs unexpected errors of the server with the digest that the visitor's error screen shows, and reports failed pages
 * and actions to staff.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, context) => {
  // Next also builds this file for the edge runtime. The site does not use this runtime, which lacks the modules below.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { routePath, routeType, renderSource } = context;
  const request = currentRequest();
  // Our code runs when an action starts or the page renders. An earlier error of a posted form means that Next could
  // not decode it. The server reads the mark as soon as the response ends, so it is set before the first `await`.
  const isOfPage = routeType === "render" || routeType === "action";
  const hasRendered = renderSource === "react-server-components" || renderSource === "server-rendering";
  const isMalformed = method === "POST" && isOfPage && !hasRendered && request?.hasActionStarted === false;
  if (isMalformed) request.isMalformed = true;

  const { errorFields, log, logOncePerMinute } = await import("@/lib/platform/log");
  const fields = errorFields(error);
  // Anyone can send malformed forms, so they are logged at most once per minute and cause no email.
  if (isMalformed) return logOncePerMinute("warn", "request.malformed", { route: routePath, ...fields });
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  // Logs the route instead of the URL, because a URL may contain a visitor's token.
  log("error", "request.failed", { route: routePath, kind: routeType, digest, ...fields });
  if (!isOfPage) return;
  // The error screen of a page says that the team has been notified, so staff get a report.
  const { reportFault } = await import("@/lib/staff/commands/report-fault");
  void reportFault(`${routePath} ${fields.code ?? fields.error}`, Date.now());
};
