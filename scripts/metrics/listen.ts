import { createServer } from "node:http";
import type { Server } from "node:http";

import { collectDefaultMetrics, Gauge } from "prom-client";
import type { Registry } from "prom-client";

import { env } from "../../lib/platform/env";

/**
 * Serves the metrics of this process in Prometheus' format, on a port of their own that visitors cannot reach. Without
 * METRICS_PORT, there is none. The worker uses the port after it (`offset`), so both can run on one machine. `readMore`
 * reads further metrics when they are asked for.
 */
export async function listenForMetrics(
  registry: Registry,
  { offset, readMore }: { readonly offset: 0 | 1; readonly readMore?: () => Promise<string> },
): Promise<Server | undefined> {
  const { METRICS_PORT, HOST } = env();
  if (METRICS_PORT === undefined) return undefined;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "site_clock_seconds",
    help: "Clock of this process, in seconds since 1970",
    registers: [registry],
    collect() {
      this.set(Date.now() / 1_000);
    },
  });
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    Promise.all([registry.metrics(), readMore?.()]).then(
      (texts) => response.writeHead(200, { "content-type": registry.contentType }).end(texts.join("\n")),
      () => response.writeHead(500).end(),
    );
  });
  const port = METRICS_PORT + offset;
  await new Promise<void>((resolve, reject) => {
    server.once("error", () =>
      reject(new Error(`Port ${port} for the metrics is taken: set METRICS_PORT to another.`)),
    );
    server.listen(port, HOST ?? "127.0.0.1", resolve);
  });
  return server.unref();
}
