import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

import { Client } from "pg";

/** The way to a database, which a test can break as a restart of the database breaks it. */
export type DatabaseLine = {
  readonly url: string;
  /** The next message with this word gets through, its answer does not: all connections end at that moment, and nobody gets another one. */
  breakAt(word: string): void;
  /** All connections end, and nobody gets another one. */
  breakNow(): void;
  /** Whatever is sent from now on is taken and never answered, as on a way that has been cut without a word. */
  fallSilent(): void;
  /** The database is there again, over new connections. */
  mend(): void;
  /** How many connections were refused while it was broken. */
  refusals(): number;
  close(): Promise<void>;
};

export async function databaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { host, port } = new Client({ connectionString: databaseUrl });
  const reach = () => (host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const sockets = new Set<Socket>();
  let state: "open" | "broken" | "silent" = "open";
  let awaited: string | undefined;
  let refused = 0;

  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (state === "broken") {
      refused += 1;
      return near.destroy();
    }
    const far = reach();
    let isLast = false;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // What goes wrong on one side is told to the other by its end.
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
      if (state !== "silent") far.write(chunk);
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
    breakAt: (word) => void (awaited = word),
    breakNow: () => {
      state = "broken";
      endAll();
    },
    fallSilent: () => void (state = "silent"),
    mend: () => {
      if (state === "silent") endAll();
      state = "open";
    },
    refusals: () => refused,
    close: async () => {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
