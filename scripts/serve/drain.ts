import type { Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import type { Socket } from "node:net";

/**
 * The grace period in milliseconds. The whole site has 19 seconds to stop, and the worker and the database need the
 * last 5 seconds.
 */
const graceMs = 14_000;

/**
 * How long idle connections stay open in milliseconds. A proxy may just be sending a request on one of them. It would
 * not repeat a POST after a reset, so the request is answered, with the advice to close the connection.
 */
const idleMs = 1_000;

/**
 * Returns a function that stops the server: the server accepts no new connections and finishes the current requests.
 * Connections that are still open after the grace period are closed. `sockets` lists all connections, because Node's
 * own list lacks upgraded connections.
 */
export function drainable(server: Server): (grace?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return (grace = graceMs) =>
    new Promise((resolve) => {
      server.prependListener("request", (_request, response: ServerResponse) => {
        response.setHeader("connection", "close");
      });
      let sweep: NodeJS.Timeout | undefined;
      const idle = setTimeout(() => {
        sweep = setInterval(() => server.closeIdleConnections(), 50);
      }, idleMs);
      const end = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
      // The HTTP server's own `close` would end all idle connections at once.
      Listener.prototype.close.call(server, () => {
        clearTimeout(idle);
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
}
