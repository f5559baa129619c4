import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import { compileProgram } from "../../testing/compile-program";

type Received = { readonly path: string; readonly body: string };

const token = "Qx7_pZ-0aB3cD4eF5gH6iJ7kL8mN9oP0qR1sT2uV3wX";

/** A span as Next records it, with a visitor's data in each of its parts. */
const record = `
  const span = trace.getTracer("next.js").startSpan("GET /booking/manage/${token}?note=zoe");
  span.setAttributes({ "http.target": "/api/bookings/${token}/cancel?email=zoe@example.org", "http.user_agent": "zoe's phone", "http.status_code": 500 });
  span.recordException(new RangeError("no such person: zoe@example.org ${token}"));
  span.setStatus({ code: 2, message: "zoe@example.org ${token}" });
  span.end();`;

/** A program that, as the server does, sends its spans before it ends. */
const program = (endpoint: string) => `
  import { trace } from "@opentelemetry/api";
  import { flushSpans } from "./lib/platform/tracing/flush";
  import { startTracing } from "./lib/platform/tracing/start";
  startTracing("${endpoint}");
  ${record}
  void flushSpans().then(() => process.exit(0));`;

let collector: Server;
let received: Received[];

beforeEach(async () => {
  received = [];
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? "", body: Buffer.concat(parts).toString() });
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});

afterEach(async () => {
  collector.closeAllConnections();
  if (collector.listening) await new Promise((resolve) => collector.close(resolve));
});

async function run(endpoint: string): Promise<{ readonly code: number; readonly printed: string }> {
  const child = spawn(process.execPath, ["--eval", compileProgram(program(endpoint))], {
    env: { ...process.env, LOG_LEVEL: "warn" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (printed += part.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, printed };
}

const address = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

it("removes tokens, queries and error messages from a span before sending it to the collector", async () => {
  expect(await run(`${address()}/`)).toEqual({ code: 0, printed: "" });
  expect(received.map(({ path }) => path)).toEqual(["/v1/traces"]);
  const body = received[0]?.body ?? "";
  expect(body).toContain("GET /booking/manage/{token}");
  expect(body).toContain("/api/bookings/{token}/cancel");
  expect(body).toContain("RangeError");
  expect(body).not.toMatch(/zoe/);
  expect(body).not.toContain(token);
});

it("lets the process end if no collector responds", async () => {
  const away = address();
  await new Promise((resolve) => collector.close(resolve));
  const { code, printed } = await run(away);
  expect([code, printed]).toEqual([0, expect.not.stringContaining("zoe")]);
});
