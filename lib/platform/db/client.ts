import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import type { ClientConfig } from "pg";

import { env } from "../env";
import { PrismaClient } from "./generated/client";
import type { Prisma } from "./generated/client";
import { isUndone } from "./refusals";
import { endSilentConnections, PausingClient } from "./silent-connections";

export { Prisma } from "./generated/client";
export type Tx = Prisma.TransactionClient;

/**
 * Timeouts in milliseconds. By default, the driver has no timeouts, so one stuck statement could block every visitor.
 * `turn` limits how long a request waits for a free connection. Requests wait while all connections are in use, for
 * example if a hundred visitors book the same time slot at once. `connect` limits a new connection to a database that
 * does not respond.
 */
const waits = {
  statement: 4_000,
  lock: 3_500,
  idleInTransaction: 10_000,
  connect: 4_500,
  turn: 8_000,
  transaction: 10_000,
};

/** A pooler of transactions refuses or ignores these parameters. There, they are set in the pooler: see README.md. */
const sessionTimeouts = {
  statement_timeout: waits.statement,
  lock_timeout: waits.lock,
  idle_in_transaction_session_timeout: waits.idleInTransaction,
};

/**
 * How long an idle connection is kept, in milliseconds. With the driver's default of ten seconds, most visitors would
 * have to wait for a new connection.
 */
const idleLifetime = 60_000;

/** A build may run without a database. Its queries fail in the same way as while a database is unavailable. */
class NoDatabase extends Error {
  readonly code = "ECONNREFUSED";
  constructor() {
    super("DATABASE_URL is not set");
  }
}

/** Gives up a new connection sooner than the pool gives up the wait for a free one. */
class QuickClient extends PausingClient {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: waits.connect });
  }
}

function open() {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL } = env();
  if (!DATABASE_URL) throw new NoDatabase();
  const pool = new Pool({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL,
    connectionTimeoutMillis: waits.turn,
    Client: QuickClient,
    idleTimeoutMillis: idleLifetime,
    ...(DATABASE_DIRECT_URL ? {} : sessionTimeouts),
  });
  // Without a listener, an error on an idle connection ends the process. The listener does nothing, because the pool
  // replaces the connection.
  pool.on("error", () => undefined);
  if (globals.longestSilence !== undefined) endSilentConnections(pool, globals.longestSilence);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: waits.turn, timeout: waits.transaction },
  });
  return { pool, prisma };
}

// The development server evaluates this module again after each change. The open connections are stored in
// `globalThis`, so that the module finds them again.
const globals = globalThis as { database?: ReturnType<typeof open>; longestSilence?: number };
const opened = () => (globals.database ??= open());

/**
 * The database client. It connects on first use, because builds and unit tests need no connection. A transaction that
 * is passed as a function runs again after a deadlock, so the function must not change anything outside the database.
 */
export const db = new Proxy({} as PrismaClient, {
  get(_, name) {
    const client = opened().prisma;
    if (name === "$transaction") return transact;
    const member: unknown = Reflect.get(client, name);
    return typeof member === "function" ? member.bind(client) : member;
  },
});

type Transact = (work: unknown, options?: unknown) => Promise<unknown>;

const transact: Transact = (work, options) => {
  const client = opened().prisma;
  const run = () => (client.$transaction as Transact).call(client, work, options);
  // A list of queries cannot be repeated, because its promises run only once.
  return typeof work === "function" ? repeatIfUndone(run) : run();
};

/**
 * Runs a transaction. If PostgreSQL rolls it back because of another transaction (deadlock, serialization failure),
 * runs it once more. `run` must not change anything outside the database, because a rollback does not undo such
 * changes.
 */
async function repeatIfUndone<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUndone(error)) throw error;
    return run();
  }
}

/**
 * Makes this process end connections to a database that hangs. Servers call this before their first query, so that each
 * visitor gets an answer within five seconds. The worker has statements that take longer.
 */
export function limitSilence(): void {
  globals.longestSilence = waits.connect;
}

/** Returns the driver's connection pool, for libraries that run their own SQL. */
export function pool(): Pool {
  return opened().pool;
}

/** The connections of this process: all that are open, the idle ones, and how many requests wait for one. */
export function poolState(): { readonly open: number; readonly idle: number; readonly waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = globals.database?.pool ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Closes all connections, for scripts and tests. */
export async function closeDatabase(): Promise<void> {
  const open = globals.database;
  delete globals.database;
  await open?.prisma.$disconnect();
  await open?.pool.end();
}
