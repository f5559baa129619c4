import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * The grace period in milliseconds. The whole site has 20 seconds to stop, and the worker and the database need the
 * rest.
 */
const graceMs = 14_000;

/**
 * Returns a function that stops the server. The server then accepts no more connections and finishes the current
 * requests. After the grace period, the function closes all connections that are still open. It has its own list of
 * connections, because Node's list lacks upgraded connections.
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
