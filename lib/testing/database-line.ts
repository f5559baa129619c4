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
  /** The database is there again. */
  mend(): void;
  close(): Promise<void>;
};

export async function databaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { host, port } = new Client({ connectionString: databaseUrl });
  const reach = () => (host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const sockets = new Set<Socket>();
  let state: "open" | "broken" = "open";
  let awaited: string | undefined;

  const endAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (state === "broken") return near.destroy();
    const far = reach();
    let isLast = false;
    for (const [socket, other] of [[near, far], [far, near]] as const) {
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
      far.write(chunk);
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
    mend: () => void (state = "open"),
    close: async () => {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
