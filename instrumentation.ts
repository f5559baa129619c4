import type { Instrumentation } from "next";

/**
 * Starts tracing if a collector is configured. Loads the firm's record before the first request and keeps it current
 * while the server runs.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/platform/env");
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT)
    (await import("@/lib/platform/tracing/start")).startTracing(OTEL_EXPORTER_OTLP_ENDPOINT);
  const { watchFirm } = await import("@/lib/firm/settings-snapshot");
  await watchFirm();
}

/**
 * Logs unexpected errors of the server with the digest that the visitor's error screen shows, and reports failed pages
 * to staff.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  // Next also builds this file for the edge runtime. The site does not use this runtime, which lacks the modules below.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { errorFields, log, logOncePerMinute } = await import("@/lib/platform/log");
  // Server actions of this site return their failures. An error here means that Next could not decode the request's
  // body. Anyone can send such requests, so they are logged at most once per minute.
  if (routeType === "action")
    return logOncePerMinute("warn", "action.malformed", { route: routePath, ...errorFields(error) });
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  // Logs the route instead of the URL, because a URL may contain a visitor's token.
  const fields = errorFields(error);
  log("error", "request.failed", { route: routePath, kind: routeType, digest, ...fields });
  if (routeType !== "render") return;
  // The error screen of a page says that the team has been notified, so staff get a report.
  const { reportFault } = await import("@/lib/staff/commands/report-fault");
  void reportFault(`${routePath} ${fields.code ?? fields.error}`, Date.now());
};
