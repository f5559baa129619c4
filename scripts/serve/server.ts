import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { hasSessionCookie } from "../../lib/platform/request/session-cookie";
import { withRequest } from "../../lib/platform/request/request-context";
import { withResponse } from "../../lib/platform/request/response-status";
import { KeptPages } from "./kept-pages";
import type { PackedFiles } from "./packed-files";
import { operationResponse, refusalResponse } from "./plain-response";
import type { PlainResponse } from "./plain-response";
import { setClientAddress } from "./client-address";
import { completeHead } from "./complete-head";
import { addTextWithoutScript } from "./failed-page";
import { isApi } from "./origin";
import { routeName } from "./route-name";
import { headersOf } from "../../lib/platform/security/headers";
import { respondToRawConnections } from "./raw";
import { isPageForm, refusalOf, unreadable } from "./request-guard";
import type { GuardOptions, Refusal } from "./request-guard";
import { isReadableForm, peekBody } from "./form-body";
import { refuseUndecodedForm } from "./undecoded-form";
import type { RequestHead } from "./origin";
import { nextUrl } from "./unknown-address";

/** Next's own request handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An answered request, without anything that identifies a visitor. */
export type Answered = {
  readonly id: string;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** What the page cache had for a public page. */
  readonly cache: "hit" | "miss" | "stale" | undefined;
};

export type ServerOptions = GuardOptions & {
  /** Learns of each request whose response has been sent. A stream that ends is left out. */
  readonly onAnswered?: (answered: Answered) => void;
  readonly hops: number;
  readonly build: string;
  /** Headers that every response gets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that every response gets and that depend on the state of the site. */
  readonly currentHeaders?: () => Readonly<Record<string, string>>;
  readonly handler?: Handler;
  /** The compressed forms of scripts and styles. */
  readonly packed?: PackedFiles;
};

/** Creates the server, with the request guard in front of Next. */
export function createGuardedServer(options: ServerOptions): Server {
  const pages = new KeptPages();
  const server = createServer((request, response) => void receive(request, response, { ...options, pages }));
  // The time in milliseconds in which a request must arrive completely. Node's default of five minutes would let a slow
  // sender occupy a connection for longer.
  server.requestTimeout = 30_000;
  // Most proxies keep idle connections open for 60 seconds. If the server closed them earlier, a proxy could send a
  // request on a connection that is just being closed.
  server.keepAliveTimeout = 75_000;
  respondToRawConnections(server, options.headers);
  return server;
}

type Receiving = ServerOptions & { readonly pages: KeptPages };

async function receive(request: IncomingMessage, response: ServerResponse, options: Receiving): Promise<void> {
  const { headers, method = "GET", url = "/" } = request;
  const id = requestId(headers["x-request-id"]);
  headers["x-request-id"] = id;
  const all = { ...options.headers, ...options.currentHeaders?.() };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.setHeader("x-request-id", id);
  const { onAnswered } = options;
  const began = performance.now();
  if (onAnswered) response.once("finish", () => onAnswered(answeredBy(request, response, { id, began, url })));
  // The server does not support upgrades to another protocol. It treats an upgrade request as a plain request and then
  // closes the connection.
  if (headers.upgrade !== undefined) response.setHeader("connection", "close");
  setClientAddress({ headers, peer: request.socket.remoteAddress, hops: options.hops });

  const [path = "/", query = ""] = url.split(/\?(.*)/s);
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
  completeHead(response, path);
  const head = { method, path, headers: { ...headers, host: hostOf(request) } };
  const refusal = refusalOf(head, options) ?? (await refusalOfForm(request, head));
  const refuse = (reason: Refusal) => refusalResponse(reason, { path, query, language: headers["accept-language"] });
  if (refusal) return send(request, response, refuse(refusal));
  const { handler } = options;
  if (!handler)
    return send(
      request,
      response,
      operationResponse(path, { build: options.build, configuration: options.configuration }),
    );
  const packed = ["GET", "HEAD"].includes(method) ? options.packed?.(path, headers["accept-encoding"]) : undefined;
  const body = await packed?.read().catch(() => undefined);
  if (packed && body) return sendPacked(request, response, { headers: packed.headers, body });
  if (options.pages.send(request, response)) return;
  request.url = nextUrl(path, query);
  const address = headers["x-client-address"];
  const sender = {
    id,
    address: typeof address === "string" ? address : undefined,
    agent: headers["user-agent"],
    isStaff: hasSessionCookie(headers.cookie),
    route: routeName(path),
  };
  await withRequest(sender, () => {
    if (isPageForm(head)) refuseUndecodedForm(response, refuse(unreadable));
    if (!isApi(path)) addTextWithoutScript(response, path);
    return withResponse(response, () => handler(request, response));
  });
}

type Began = { readonly id: string; readonly began: number; readonly url: string };

function answeredBy(request: IncomingMessage, response: ServerResponse, { id, began, url }: Began): Answered {
  const cached = String(response.getHeader("x-nextjs-cache") ?? "").toLowerCase();
  const [path = "/"] = url.split("?", 1);
  return {
    id,
    route: routeName(path),
    method: request.method ?? "GET",
    status: response.statusCode,
    seconds: (performance.now() - began) / 1000,
    cache: cached === "hit" || cached === "miss" || cached === "stale" ? cached : undefined,
  };
}

/** Returns all Host headers if there are several. Node's own `headers` contain only the first. */
function hostOf({ headers, headersDistinct }: IncomingMessage): string | string[] | undefined {
  return (headersDistinct.host?.length ?? 0) > 1 ? headersDistinct.host : headers.host;
}

/** Returns the reason to refuse a form that was posted to a page, judging by its body. */
async function refusalOfForm(request: IncomingMessage, head: RequestHead): Promise<Refusal | undefined> {
  if (!isPageForm(head)) return undefined;
  const body = await peekBody(request);
  const isReadable = body && (await isReadableForm(String(head.headers["content-type"] ?? ""), body));
  return isReadable ? undefined : unreadable;
}

/** Returns the client's own request id if it is harmless in a header and a log line. Otherwise, returns a new id. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : randomUUID();
}

/**
 * The maximum size, in bytes, of a body that the server reads and discards after it has refused the request. Many
 * senders read the response only after they have sent the whole body. If the body is larger, the server closes the
 * connection.
 */
const longestDiscardedBytes = 16 * 1024 * 1024;

type Packed = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

function sendPacked(request: IncomingMessage, response: ServerResponse, { headers, body }: Packed): void {
  response.writeHead(200, { ...headers, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: PlainResponse): void {
  if (Number(request.headers["content-length"] ?? 0) > longestDiscardedBytes) response.setHeader("connection", "close");
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}
