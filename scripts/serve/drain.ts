import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Below the 20 s in which the whole site ends: worker and database have the rest. */
const graceMs = 14_000;

/**
 * Prepares a server for its end. The returned function takes no more connections and resolves when the requests under way are
 * answered; what is still open after the grace is cut off. Node's own list of connections lacks those that left HTTP, so this one
 * holds every socket.
 */
export function drainable(server: Server): (grace?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return (grace = graceMs) =>
    new Promise((resolve) => {
      // A connection kept open for another request would otherwise delay the end.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const end = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
}
