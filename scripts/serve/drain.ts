import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds. The whole site has 20 s to stop; the worker and the database need the rest. */
const graceMs = 14_000;

/**
 * Returns a function that stops the server: it accepts no more connections, resolves when the requests in flight are
 * finished, and closes what is still open after the grace period. Node's list of connections lacks upgraded ones, so
 * this function keeps its own list.
 */
export function drainable(server: Server): (grace?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return (grace = graceMs) =>
    new Promise((resolve) => {
      // Idle keep-alive connections would otherwise delay the end.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const end = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
}
