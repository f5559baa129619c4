import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

import { Client } from "pg";

/** A proxy in front of a database. A test can interrupt the connection to simulate a restart of the database. */
export type DatabaseProxy = {
  readonly url: string;
  /**
   * Forwards the next message that contains this word, and from then on refuses new connections. When the response
   * arrives, the proxy drops it and closes all connections.
   */
  disconnectAt(word: string): void;
  /** Closes all connections and refuses new ones. */
  disconnect(): void;
  /** From now on, accepts all connections and messages but does not respond, like a network that drops packets. */
  stopResponding(): void;
  /** Whether the proxy has dropped a message that contains this word since `stopResponding`. */
  hasDropped(word: string): boolean;
  /** Lets new connections reach the database again. */
  restore(): void;
  /** The number of connections that were not refused. */
  connections(): number;
  /** The number of connections that were refused. */
  refusals(): number;
  close(): Promise<void>;
};

export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port } = new Client({ connectionString: databaseUrl });
  const reach = () => (host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const sockets = new Set<Socket>();
  let state: "open" | "broken" | "silent" = "open";
  let awaited: string | undefined;
  let accepted = 0;
  let refused = 0;
  let dropped = "";

  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (state === "broken") {
      refused += 1;
      return near.destroy();
    }
    accepted += 1;
    const far = reach();
    let isLast = false;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // Does nothing, because the socket closes after an error, and the close handler below closes the opposite socket.
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on("data", (chunk) => {
      if (awaited !== undefined && chunk.includes(awaited)) {
        isLast = true;
        awaited = undefined;
        state = "broken";
      }
      if (state === "silent") dropped += chunk.toString();
      else far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (isLast) endAll();
      else near.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    disconnectAt: (word) => void (awaited = word),
    disconnect: () => {
      state = "broken";
      endAll();
    },
    stopResponding: () => {
      state = "silent";
      dropped = "";
    },
    hasDropped: (word) => dropped.includes(word),
    restore: () => {
      if (state === "silent") endAll();
      state = "open";
    },
    connections: () => accepted,
    refusals: () => refused,
    close: async () => {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
