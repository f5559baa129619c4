import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Duplex } from "node:stream";

import { emptyPolicy } from "../../lib/platform/security/csp.mjs";

/**
 * Responds to the requests that Node does not pass to the request handler. These requests have the method CONNECT or an
 * unknown method, are malformed, have headers that are too long, or do not arrive in time.
 */
export function respondToRawConnections(server: Server, headers: Readonly<Record<string, string>>): void {
  server.on("connect", (_request, socket) => closeRaw(socket, "405 Method Not Allowed", headers));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => closeRaw(socket, statusOf(error.code), headers));
}

function statusOf(code: string | undefined): string {
  if (code === "HPE_INVALID_METHOD") return "405 Method Not Allowed";
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  return "400 Bad Request";
}

/** Writes a response without a body to the socket and closes it. */
export function closeRaw(socket: Duplex, status: string, headers: Readonly<Record<string, string>> = {}): void {
  if (!socket.writable) return void socket.destroy();
  const all = {
    ...headers,
    "x-request-id": randomUUID(),
    "content-security-policy": emptyPolicy,
    "content-length": "0",
    connection: "close",
  };
  socket.end(
    [`HTTP/1.1 ${status}`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), "\r\n"].join("\r\n"),
  );
}
