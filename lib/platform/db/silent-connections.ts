import type { Socket } from "node:net";

import type { Pool, PoolClient } from "pg";

/** The driver's connection of a client, which its types do not have. */
type Connected = PoolClient & { readonly connection: { readonly stream: Socket } };

/**
 * Ends each connection of the pool on which a query has waited this long for the first bytes of an answer, in
 * milliseconds. A database that hangs keeps its connections open and answers nothing, and its own timeouts hang with
 * it. The query then fails as when the connection is lost. The driver's `query_timeout` would return a connection to
 * the pool that may still be in a transaction.
 */
export function endSilentConnections(pool: Pool, longestMs: number): void {
  pool.on("connect", (client) => {
    const { stream } = (client as Connected).connection;
    let answered = stream.bytesWritten;
    stream.on("data", () => void (answered = stream.bytesWritten));
    stream.setTimeout(longestMs, () => {
      if (stream.bytesWritten > answered) stream.destroy(new Error("Connection terminated: no answer in time"));
    });
  });
}
