import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { SpanExporter } from "@opentelemetry/sdk-trace-base";

import { cleanSpan } from "./clean-span";
import { onFlush } from "./flush";

/** Timeout for the collector's response in milliseconds. The process waits for the response before it ends. */
const timeLimit = 3_000;

/**
 * Sends the spans of this process to the OTLP collector at the given base address. Personal data is removed from the
 * spans first. Trace headers of incoming requests are ignored, because visitors can forge them. Outgoing requests get
 * no trace headers.
 */
export function startTracing(endpoint: string): void {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces`,
    timeoutMillis: timeLimit,
  });
  const processor = new BatchSpanProcessor(cleaned(exporter), { exportTimeoutMillis: timeLimit });
  onFlush(() => processor.forceFlush());
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // The resource contains only the service's name. Resource detectors would add the names of the machine and its user.
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({
      resource: resourceFromAttributes({ "service.name": "site" }),
      spanProcessors: [processor],
    }),
  );
}

/** Returns an exporter that cleans the spans before it passes them to the given exporter. */
function cleaned(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
