import { Counter, Gauge, Histogram, Registry } from "prom-client";

import { poolState } from "../../lib/platform/db/client";
import type { Answered } from "./server";

/** The upper ends of the counted durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type RequestMetrics = { readonly registry: Registry; count(answered: Answered): void };

/** The metrics of a server. Their labels are routes and codes, never anything that a visitor wrote. */
export function requestMetrics(build: string): RequestMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Time until a response was sent, by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: "site_page_cache_total",
    help: "Public pages by what the page cache had: hit, miss or stale",
    labelNames: ["result"],
    registers,
  });
  new Gauge({
    name: "site_database_pool",
    help: "Connections of the pool: open, of these idle, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolState())) this.set({ state }, count);
    },
  });
  new Gauge({ name: "site_build_info", help: "The build that is served", labelNames: ["build"], registers }).set(
    { build },
    1,
  );
  return {
    registry,
    count({ route, method, status, seconds, cache }) {
      requests.observe({ route, method, status }, seconds);
      if (cache) pages.inc({ result: cache });
    },
  };
}
