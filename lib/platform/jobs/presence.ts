import { Client } from "pg";

import { errorFields, log } from "../log";
import { freeJobsOfTheDead, presenceClass } from "./dead-workers";
import type { Absences } from "./dead-workers";
import { lockRelease } from "./worker-release";

/** The intervals of the presence checks, in milliseconds. */
export type Pace = {
  /** The time between two checks of the other workers. */
  readonly checkEvery: number;
  /** A worker must be absent this long before its jobs are returned to the queue. */
  readonly absentFor: number;
};

/**
 * The default intervals. A worker that lost its connection tries to reconnect every second, with a timeout of five
 * seconds, so it usually has a new connection before it counts as dead.
 */
const defaultPace: Pace = { checkEvery: 4_000, absentFor: 10_000 };
const reconnectAfter = 1_000;
const timeLimit = 5_000;

export type Presence = {
  /** Sets the id with which this worker locks its jobs. The id is known only after the worker has started. */
  announce(workerId: string): void;
  end(): Promise<void>;
};

type Options = {
  readonly pace?: Pace | undefined;
  /** What other workers can compare with their own release. */
  readonly release?: string | undefined;
};

/**
 * Holds an advisory lock on a separate connection while this worker runs. The lock ends with the connection, so a dead
 * worker has no lock. If the connection is lost, opens a new one. Also returns the jobs of dead workers to the queue.
 * Otherwise, Graphile Worker would keep those jobs locked for four hours.
 */
export function keepPresence(connectionString: string, { pace = defaultPace, release }: Options = {}): Presence {
  let workerId: string | undefined;
  let hasEnded = false;
  let wake = () => {};

  async function rest(ms: number): Promise<void> {
    if (hasEnded) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    for (let isLost = false; !hasEnded; await rest(reconnectAfter)) {
      const client = new Client({
        connectionString,
        connectionTimeoutMillis: timeLimit,
        query_timeout: timeLimit,
        keepAlive: true,
      });
      // An error event without a listener would end the process. The event can be ignored, because the next query on
      // this connection fails.
      client.on("error", () => undefined);
      try {
        await client.connect();
        if (isLost) log("info", "worker.presence-regained");
        isLost = false;
        await watch(client);
      } catch (error) {
        // Log one warning for each outage. A retry during the outage logs nothing.
        if (!isLost && !hasEnded) log("warn", "worker.presence-lost", errorFields(error));
        isLost = true;
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  async function watch(client: Client): Promise<void> {
    client.once("end", () => wake());
    if (release !== undefined) await lockRelease(client, release);
    // Absences found on an earlier connection are not used. During an outage of the database, no worker holds a lock,
    // so the outage must not count as absence.
    const absences: Absences = new Map();
    for (let lockedId: string | undefined; !hasEnded; await rest(pace.checkEvery)) {
      if (workerId !== undefined && lockedId !== workerId) {
        const next: string = workerId;
        await client.query("select pg_advisory_lock_shared($1, hashtext($2))", [presenceClass, next]);
        if (lockedId !== undefined)
          await client.query("select pg_advisory_unlock_shared($1, hashtext($2))", [presenceClass, lockedId]);
        lockedId = next;
      }
      await freeJobsOfTheDead(client, absences, pace.absentFor);
    }
  }

  const running = run();
  return {
    announce(id) {
      workerId = id;
      wake();
    },
    async end() {
      hasEnded = true;
      wake();
      await running;
    },
  };
}
