import { readdirSync, readFileSync } from "node:fs";

import { openCluster } from "../../local/postgres/cluster";
import type { Cluster } from "../../local/postgres/cluster";

/** The PostgreSQL server of the run, which can be killed, started again and stopped in the middle of its work. */
export type RunningPostgres = {
  readonly url: string;
  /** Ends the main process of the server at once, as `kill -9`. Its other processes then end by themselves. */
  kill(): void;
  /** Starts the server again and waits until it has recovered. */
  start(): Promise<void>;
  /** Stops all its processes in the middle of their work (SIGSTOP). It then accepts connections and never answers. */
  freeze(): void;
  thaw(): void;
};

export function runningPostgres(cluster: Cluster, folder: string): RunningPostgres {
  let { pid } = cluster;
  const signalAll = (signal: NodeJS.Signals) => {
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal);
  };
  return {
    url: cluster.url,
    kill: () => process.kill(pid, "SIGKILL"),
    start: async () => {
      pid = (await openCluster(folder, { isDurable: true, port: Number(new URL(cluster.url).port) })).pid;
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
}

/** The processes that a process has started. The fourth word of a process's state is the process that started it. */
function childrenOf(pid: number): number[] {
  const isChild = (each: string) => {
    try {
      const state = readFileSync(`/proc/${each}/stat`, "utf8");
      return Number(state.slice(state.lastIndexOf(")") + 2).split(" ")[1]) === pid;
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}
