import { Agent, request } from "node:http";

export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
  /** Milliseconds from the request to the end of the answer. */
  readonly ms: number;
};

export type Sent = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes, which are sent as they are, or a value, which is sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds after which a request counts as not answered. */
  readonly patienceMs?: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Sends a request and reads the whole answer. Rejects if the connection breaks. `fetch` needs about as much processor
 * time as the server, which would slow the server down.
 */
export function send(url: string, { method, headers, body, patienceMs = 30_000 }: Sent = {}): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const own = bytes && { "content-type": "application/json", "content-length": bytes.length };
    const sent = request(url, { agent, method: method ?? (bytes ? "POST" : "GET"), headers: { ...own, ...headers } });
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`No answer in ${patienceMs / 1_000} s`)));
    sent.once("error", reject).once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("error", reject).once("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, text, location: received.location, ms: performance.now() - began });
      });
    });
    sent.end(bytes);
  });
}

/** Sends a request. Returns the status 0 if there is no answer. */
export async function trySend(url: string, sent?: Sent): Promise<Answer> {
  const began = performance.now();
  return send(url, sent).catch((error: unknown) => ({
    status: 0,
    text: String(error),
    location: undefined,
    ms: performance.now() - began,
  }));
}
