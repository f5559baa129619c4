import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * The grace period in milliseconds. The whole site has 19 seconds to stop, and the worker and the database need the
 * last 5 seconds.
 */
const graceMs = 14_000;

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
      // Without this, idle keep-alive connections would delay the end.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const end = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
}
