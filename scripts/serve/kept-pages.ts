import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

import { allVersions } from "../../lib/platform/records/current-versions.mjs";
import { hasSessionCookie } from "../../lib/platform/request/session-cookie";
import { routerHeaders } from "./complete-head";
import { HeldBody } from "./held-body";
import type { Method } from "./held-body";

/** How long a page is kept at most, in milliseconds. Claims and notices on it can expire without a change. */
const keptMs = 1_000;
/** About 30 KB each. The site has fewer pages. A visitor can ask for one page in many spellings, though. */
const mostPages = 500;

/** With one of these headers, a request does not ask for the whole page, or asks Next to make it again. */
const otherwise = [...routerHeaders, "if-none-match", "range", "x-prerender-revalidate"];

/** Headers from Next to itself. The edge would read and send them with each page. */
const ownHeaders = ["x-middleware-rewrite", "x-nextjs-prerender", "x-nextjs-stale-time"];

type Page = {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly until: number;
  /** The versions of all records when Next began the page. */
  readonly versions: string | undefined;
};
type Sent = Pick<Page, "headers" | "body">;

/**
 * Keeps the prerendered pages that were just sent, compressed, so that many visitors of one page cost little. A change
 * of any record ends all copies: Next's page cache goes by the same versions. Staff who are signed in get no copy.
 */
export class KeptPages {
  private readonly pages = new Map<string, Page>();

  /** Sends a kept page. Returns false if there is none. The page that Next then sends is kept. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    if (!key) return false;
    const versions = allVersions();
    const page = this.pages.get(key);
    if (!page || page.versions !== versions || page.until <= performance.now()) {
      keepResponse(response, (sent) => {
        if (this.pages.size >= mostPages) this.pages.clear();
        this.pages.set(key, { ...sent, versions, until: performance.now() + keptMs });
      });
      return false;
    }
    response.writeHead(200, page.headers);
    response.end(page.body);
    return true;
  }
}

/** The address with the accepted encodings, if the request is for a page that all visitors see. */
function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  const isCommon =
    method === "GET" &&
    !url.includes("?") &&
    !hasSessionCookie(headers.cookie) &&
    !otherwise.some((name) => headers[name] !== undefined);
  return isCommon ? `${url}\n${headers["accept-encoding"] ?? ""}` : undefined;
}

/**
 * Holds a prerendered page until it is complete, sends it with its length, and passes it to `keep` if shared caches may
 * keep it. All other responses are sent as they come. Call this function before Next's handler.
 */
function keepResponse(response: ServerResponse, keep: (sent: Sent) => void): void {
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map(
    (method) => method.bind(response) as Method,
  );
  const held = new HeldBody();
  let head: unknown[] | undefined;
  Object.assign(response, {
    // Next compresses the page: it calls this method before the first byte, and decides on the encoding there.
    writeHead: (...rest: unknown[]) => {
      if (head || !isPrerendered(response, rest[0])) return writeHead?.(...rest);
      head = rest;
      return response;
    },
    write: (...rest: unknown[]) => {
      if (!head) return write?.(...rest);
      held.add(rest[0]);
      return true;
    },
    end: (...rest: unknown[]) => {
      if (!head) return end?.(...rest);
      held.add(rest[0]);
      const body = held.bytes();
      for (const name of ownHeaders) response.removeHeader(name);
      response.setHeader("content-length", body.length);
      writeHead?.(...head);
      const headers: OutgoingHttpHeaders = { ...response.getHeaders(), "x-nextjs-cache": "HIT" };
      for (const name of ["x-request-id", "connection"]) delete headers[name];
      if (isShared(headers)) keep({ headers, body });
      return end?.(body);
    },
  });
}

const isPrerendered = (response: ServerResponse, status: unknown) =>
  status === 200 &&
  response.hasHeader("x-nextjs-cache") &&
  String(response.getHeader("content-type")).startsWith("text/html");

const isShared = (headers: OutgoingHttpHeaders) =>
  /\bs-maxage=[1-9]/.test(String(headers["cache-control"])) && headers["set-cookie"] === undefined;
