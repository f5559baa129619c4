import { createServer } from "node:http";
import type { Server } from "node:http";

import { closeRaw } from "./raw";

/** The only WebSocket URL of the development server, for hot reloading. */
const hotReload = /^\/_next\/hmr(?:[/?]|$)/;

/**
 * Creates a server that never listens. Next attaches its upgrade handler to this server, and not to the real one,
 * because the handler leaves connections that it does not know open without a response.
 */
export function createUpgradeRelay(): Server {
  return createServer();
}

/** Passes only hot reloading to Next's handler on the relay, in development. */
export function relayHotReload(server: Server, relay: Server): void {
  server.on("upgrade", (request, socket, head) => {
    if (!hotReload.test(request.url ?? "") || !relay.emit("upgrade", request, socket, head))
      closeRaw(socket, "400 Bad Request");
  });
}
