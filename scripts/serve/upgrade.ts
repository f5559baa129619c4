import { createServer } from "node:http";
import type { Server } from "node:http";

import { closeRaw } from "./raw";

/** The only WebSocket URL of the development server. It is for hot reloading. */
const hotReload = /^\/_next\/hmr(?:[/?]|$)/;

/**
 * Creates a server that never listens. Next attaches its handler for upgrade requests to this server. If the handler
 * were on the real server, upgrade requests for unknown URLs would get no response and their connections would stay
 * open.
 */
export function createUpgradeRelay(): Server {
  return createServer();
}

/**
 * Passes WebSocket requests for hot reloading to Next's handler on the relay, and refuses all other upgrade requests.
 * Used only in development.
 */
export function relayHotReload(server: Server, relay: Server): void {
  server.on("upgrade", (request, socket, head) => {
    if (!hotReload.test(request.url ?? "") || !relay.emit("upgrade", request, socket, head))
      closeRaw(socket, "400 Bad Request");
  });
}
