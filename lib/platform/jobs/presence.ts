import { Client } from "pg";

import { errorFields, log } from "../log";
import { freeJobsOfTheDead, presenceClass } from "./dead-workers";
import type { Absences } from "./dead-workers";

/** Waits in milliseconds. */
export type Pace = {
  /** Between two looks at the other workers. */
  readonly look: number;
  /** For how long a worker must be seen to be absent before its jobs are given to others. */
  readonly absent: number;
};

/** A worker that lost its connection is back well before it counts as dead: it asks each second, and waits at most five for an answer. */
const defaultPace: Pace = { look: 4_000, absent: 10_000 };
const reconnectAfter = 1_000;
const answerWithin = 5_000;

export type Presence = {
  /** The name under which this worker locks its jobs, once it has one. */
  announce(workerId: string): void;
  end(): Promise<void>;
};

/**
 * Shows on a connection of its own that this worker lives, and gives the jobs of workers that died back to the queue; the
 * library would leave them locked for four hours. The lock ends with the connection, so it cannot outlive its worker. When
 * the database restarts, the connection is opened again.
 */
export function keepPresence(connectionString: string, pace: Pace = defaultPace): Presence {
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

  async function live(): Promise<void> {
    for (let isLost = false; !hasEnded; await rest(reconnectAfter)) {
      const client = new Client({
        connectionString,
        connectionTimeoutMillis: answerWithin,
        query_timeout: answerWithin,
        keepAlive: true,
      });
      // An error that nobody listens to would end the process; the next question on this connection fails anyway.
      client.on("error", () => undefined);
      try {
        await client.connect();
        if (isLost) log("info", "worker.presence-regained");
        isLost = false;
        await watch(client);
      } catch (error) {
        // Once for each time that the database goes, and not once a second.
        if (!isLost && !hasEnded) log("warn", "worker.presence-lost", errorFields(error));
        isLost = true;
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  async function watch(client: Client): Promise<void> {
    client.once("end", () => wake());
    // Begun anew with each connection: while the database was away, every worker looked absent.
    const absences: Absences = new Map();
    for (let shown: string | undefined; !hasEnded; await rest(pace.look)) {
      if (workerId !== undefined && shown !== workerId) {
        const next: string = workerId;
        await client.query("select pg_advisory_lock_shared($1, hashtext($2))", [presenceClass, next]);
        if (shown !== undefined)
          await client.query("select pg_advisory_unlock_shared($1, hashtext($2))", [presenceClass, shown]);
        shown = next;
      }
      await freeJobsOfTheDead(client, absences, pace.absent);
    }
  }

  const living = live();
  return {
    announce(id) {
      workerId = id;
      wake();
    },
    async end() {
      hasEnded = true;
      wake();
      await living;
    },
  };
}
