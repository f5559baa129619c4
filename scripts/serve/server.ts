import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { withRequestId } from "../../lib/platform/request-context";
import { withResponse } from "../../lib/platform/response-status";
import { healthAnswer, refusalAnswer } from "./answer";
import type { Answer } from "./answer";
import { settleAddress } from "./client-address";
import { tellWithoutScript } from "./failed-page";
import { completeHead } from "./complete-head";
import { broken, refuse } from "./gate";
import type { House, Refusal } from "./gate";
import { blameSender } from "./malformed-action";
import { isApi } from "./origin";
import { answerRaw } from "./raw";
import { requestId } from "./request-id";
import { askedAddress } from "./unknown-address";

/** Next's own handler. Absent when the site cannot run. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type Doorman = House & {
  readonly hops: number;
  readonly build: string;
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly handler?: Handler;
};

/** The server with the gate in front of Next. */
export function createGatedServer(doorman: Doorman): Server {
  const server = createServer((request, response) => void receive(request, response, doorman));
  // Slow senders are let go: the whole of a request is small.
  server.requestTimeout = 30_000;
  // Longer than a proxy keeps its own connections (60 s, as a rule): else it would ask on one that we are just closing.
  server.keepAliveTimeout = 75_000;
  answerRaw(server, doorman.headers);
  return server;
}

async function receive(request: IncomingMessage, response: ServerResponse, doorman: Doorman): Promise<void> {
  const { headers, method = "GET", url = "/" } = request;
  const id = requestId(headers["x-request-id"]);
  headers["x-request-id"] = id;
  response.setHeaders(new Map([...Object.entries(doorman.headers), ["x-request-id", id]]));
  // Next sends the head by itself just before the first words: two packets, and two wakings of whoever reads them, for nothing.
  response.flushHeaders = () => undefined;
  // No other protocol is spoken here. The request is answered as if it had not asked for one, and its connection ends.
  if (headers.upgrade !== undefined) response.setHeader("connection", "close");
  settleAddress({ headers, peer: request.socket.remoteAddress, hops: doorman.hops });

  const [path = "/", query = ""] = url.split(/\?(.*)/s);
  completeHead(response, path);
  const asked = { method, path, headers };
  const answerTo = (refusal: Refusal) => refusalAnswer(refusal, { path, query, language: headers["accept-language"] });
  const refusal = refuse(asked, doorman);
  if (refusal) return send(request, response, answerTo(refusal));
  // To pack the few hundred bytes that an order is answered with takes longer than to make them.
  if (method !== "GET" && isApi(path)) delete headers["accept-encoding"];
  const { handler } = doorman;
  if (!handler) return send(request, response, healthAnswer(doorman.build));
  request.url = askedAddress(path, query);
  if (!isApi(path)) tellWithoutScript(response, path);
  await blameSender({
    asked,
    response,
    brokenAnswer: () => withHeaders(answerTo(broken(400)), doorman.headers),
    run: () => withRequestId(id, () => withResponse(response, () => handler(request, response))),
  });
}

function withHeaders(answer: Answer, common: Readonly<Record<string, string>>): Answer {
  return { ...answer, headers: { ...common, ...answer.headers } };
}

/** The rest of a refused body is read and thrown away, so that its sender hears the answer; a huge one is cut off. */
const worthReading = 16 * 1024 * 1024;

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  if (Number(request.headers["content-length"] ?? 0) > worthReading) response.setHeader("connection", "close");
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}
