import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { SpanExporter } from "@opentelemetry/sdk-trace-base";

import { cleanSpan } from "./clean-span";
import { onFlush } from "./flush";

/** Milliseconds that the collector has for an answer; the end of the process waits for it. */
const answerWithin = 3_000;

/**
 * Sends the spans of this process, cleaned, to the OTLP collector at the given base address. Nothing is set up to read or
 * write trace headers: a visitor's are not believed, and no other site gets ours.
 */
export function startTracing(endpoint: string): void {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    timeoutMillis: answerWithin,
  });
  const processor = new BatchSpanProcessor(cleaned(exporter), { exportTimeoutMillis: answerWithin });
  onFlush(() => processor.forceFlush());
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // The name alone: what detectors find tells of the machine and its user.
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({
      resource: resourceFromAttributes({ "service.name": "site" }),
      spanProcessors: [processor],
    }),
  );
}

/** The exporter behind our cleaning: no span reaches it as it was recorded. */
function cleaned(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
