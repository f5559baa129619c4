import type { ServerResponse } from "node:http";

import { currentRequest } from "../../lib/platform/request/request-context";
import type { PlainResponse } from "./plain-response";

type Method = (...args: unknown[]) => ServerResponse;

/**
 * Sends `refusal` in place of Next's response if Next could not decode the posted form. Next answers some of these
 * forms with 500 and others with a 400 in plain text. Responses with these statuses are held back to their end, because
 * Next may find the fault after it has written the beginning. Call this function before Next's handler, in the context
 * of the request.
 */
export function refuseUndecodedForm(response: ServerResponse, refusal: PlainResponse): void {
  const request = currentRequest();
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map(
    (method) => method.bind(response) as Method,
  ) as [Method, Method, Method];
  let heldHead: unknown[] | undefined;
  const pieces: unknown[] = [];
  const isHeld = () => {
    if (!heldHead && !response.headersSent && isSuspect(response, response.statusCode))
      heldHead = [response.statusCode];
    return heldHead !== undefined;
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      if (!isSuspect(response, status)) return writeHead(status, ...rest);
      heldHead = [status, ...rest];
      return response;
    },
    write: (piece: unknown, ...rest: unknown[]) => {
      if (!isHeld()) return write(piece, ...rest);
      pieces.push(piece);
      return true;
    },
    end: (...rest: unknown[]) => {
      if (!isHeld()) return end(...rest);
      if (heldHead?.[0] === 400 || request?.isMalformed) {
        for (const name of ["content-encoding", "transfer-encoding", "etag", "vary"]) response.removeHeader(name);
        writeHead(refusal.status, { ...refusal.headers, "content-length": Buffer.byteLength(refusal.body) });
        return end(refusal.body);
      }
      writeHead(...(heldHead ?? []));
      for (const piece of pieces) write(piece);
      return end(...rest);
    },
  });
}

function isSuspect(response: ServerResponse, status: number): boolean {
  return status === 500 || (status === 400 && String(response.getHeader("content-type")).startsWith("text/plain"));
}
