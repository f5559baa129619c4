import { createServer } from "node:http";
import type { Server } from "node:http";

import { closeRaw } from "./raw";

/** The only address of the development server that speaks another protocol: hot reloading. */
const hotReload = /^\/_next\/hmr(?:[/?]|$)/;

/**
 * A server that never listens. Next attaches its upgrade handler to the server it is given; that handler neither answers nor closes
 * what it does not know, so it must not see the requests of the real one.
 */
export function createUpgradeRelay(): Server {
  return createServer();
}

/** Hands hot reloading, and nothing else, to Next's handler on the relay. Only for the development server. */
export function relayHotReload(server: Server, relay: Server): void {
  server.on("upgrade", (request, socket, head) => {
    if (!hotReload.test(request.url ?? "") || !relay.emit("upgrade", request, socket, head))
      closeRaw(socket, "400 Bad Request");
  });
}
