import type { AddressInfo } from "node:net";

import { createGuardedServer } from "./server";
import type { ServerOptions } from "./server";

/** Together, these load most of the code that the first visitors need, and prepare the statements of the database. */
const paths = ["/", "/booking", "/api/services", "/contact"];

/** How long a start waits for them at most, in milliseconds. Without its database, a server must start too. */
const patienceMs = 5_000;

/**
 * Asks for a few pages at a private port before the server listens. A new server would otherwise answer its first
 * requests after three seconds, while a restart of several servers waits only until each of them listens.
 */
export async function warmUp(options: Omit<ServerOptions, "onAnswered">): Promise<void> {
  const server = createGuardedServer(options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.timeout(patienceMs);
  await Promise.allSettled(
    paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`, { signal })).arrayBuffer()),
  );
  server.closeAllConnections();
  server.close();
}
