import type { Socket } from "node:net";

import { Client } from "pg";
import type { Pool, PoolClient } from "pg";

/** The driver's connection of a client, which its types do not have. */
type Connected = PoolClient & { readonly connection: { readonly stream: Socket } };

const streamOf = (client: PoolClient): Socket => (client as Connected).connection.stream;

/** How long new connections are refused after the database was silent, in milliseconds. */
const pauseMs = 2_000;

/** The message of the driver's own error for a connection that took too long. */
const timeoutMessage = "timeout expired";

let pausedUntil = 0;
const noteSilence = () => void (pausedUntil = performance.now() + pauseMs);

/**
 * A connection that fails at once while the database has just been silent. A request makes several queries, one after
 * the other, and each of them would otherwise wait for a database that hangs as long as the first one did.
 */
export class PausingClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<Client> | void {
    const connected = this.connectUnlessPaused();
    if (!callback) return connected;
    connected.then(() => (callback as () => void)(), callback);
  }

  private async connectUnlessPaused(): Promise<Client> {
    if (performance.now() < pausedUntil) throw new Error(timeoutMessage);
    try {
      return await super.connect();
    } catch (error) {
      if (error instanceof Error && error.message === timeoutMessage) noteSilence();
      throw error;
    }
  }
}

/**
 * Ends each connection of the pool on which a query has waited this long for the first bytes of an answer, in
 * milliseconds, and with it the idle ones, on which the request's next query would wait as long again. A database that
 * hangs keeps its connections open and answers nothing, and its own timeouts hang with it. The query then fails as when
 * the connection is lost. The driver's `query_timeout` would return a connection to the pool that may still be in a
 * transaction.
 */
export function endSilentConnections(pool: Pool, longestMs: number): void {
  const idle = new Set<Socket>();
  pool.on("acquire", (client) => void idle.delete(streamOf(client)));
  pool.on("release", (_, client) => void idle.add(streamOf(client)));
  pool.on("remove", (client) => void idle.delete(streamOf(client)));
  pool.on("connect", (client) => {
    const stream = streamOf(client);
    let answered = stream.bytesWritten;
    // Before the driver's listener, which may give the connection to the next query at once.
    stream.prependListener("data", () => void (answered = stream.bytesWritten));
    stream.setTimeout(longestMs);
    // The callback of `setTimeout` would be called only once, and an idle connection times out too.
    stream.on("timeout", () => {
      if (stream.bytesWritten === answered) return;
      noteSilence();
      for (const each of [...idle, stream]) each.destroy(new Error("Connection terminated: no answer in time"));
    });
  });
}
