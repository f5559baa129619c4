import { createServer } from "node:http";
import type { Server } from "node:http";

import { closeRaw } from "./raw";

/** The only WebSocket URL of the development server, for hot reloading. */
const hotReload = /^\/_next\/hmr(?:[/?]|$)/;

/**
 * A server that never listens. Next attaches its upgrade handler to it. That handler neither responds to nor closes
 * connections it does not know, so it must not receive those of the real server.
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
