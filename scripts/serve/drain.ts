import type { Server } from "node:http";

const graceMs = 20_000;

/** Takes no more connections and resolves when the requests under way are answered, or after twenty seconds. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept open for another request would otherwise hold the end up.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
