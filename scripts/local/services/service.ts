import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { openSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import type { Ready } from "../../shared/child";
import { compiledScript } from "./compiled-script";
import { root } from "../../shared/root";
import type { Settings } from "../../shared/run";

export type Service = {
  readonly ready: Ready;
  /** The id of the process that was started first. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
  kill(): void;
};

type Options = {
  readonly name: string;
  readonly env?: Settings;
  /** A file for the service's output. Without a file, the service writes to our own output. */
  readonly log?: string;
};

const longestPauseMs = 30_000;
const steadyMs = 60_000;

/**
 * Limits V8's memory for young objects to half of the default; the number is in MB. With the default, the server uses
 * 100 MB more memory after 2,000 requests.
 */
const youngGeneration = "--max-semi-space-size=8";

/**
 * Lets glibc keep two pools of freed memory instead of eight for each core. After eight minutes of mixed requests, a
 * server used 650 MB instead of 700. The images and units of `deploy/` set the same.
 */
const memoryPools = { MALLOC_ARENA_MAX: "2" };

/**
 * Starts a script as a separate process and waits until the process reports that it is ready. From then on, restarts
 * the process whenever it ends, until the service is stopped.
 */
export async function startService(options: Options): Promise<Service> {
  let child = launch(options);
  let isStopping = false;
  const ready = await readiness(child, options.name);

  const supervise = async () => {
    for (let pause = 500; !isStopping;) {
      const began = Date.now();
      await exit(child);
      if (isStopping) return;
      pause = Date.now() - began > steadyMs ? 500 : Math.min(pause * 2, longestPauseMs);
      console.error(`The ${options.name} ended unexpectedly and starts again.`);
      await wait(pause);
      if (!isStopping) child = launch(options);
    }
  };
  const { pid } = child;
  const supervision = supervise();

  return {
    ready,
    pid,
    stop: async () => {
      isStopping = true;
      if (isRunning(child)) {
        if (child.connected) child.send("stop");
        await exit(child);
      }
      await Promise.race([supervision, wait(0)]);
    },
    kill: () => {
      isStopping = true;
      child.kill("SIGKILL");
    },
  };
}

function launch({ name, env, log }: Options): ChildProcess {
  const output = log ? openSync(log, "a") : "inherit";
  return fork(compiledScript(name), [], {
    cwd: root,
    execArgv: [...process.execArgv, youngGeneration],
    // The site and its worker never need the owner of the tables.
    env: { ...memoryPools, ...process.env, DATABASE_MIGRATION_URL: "", ...env },
    stdio: ["ignore", output, output, "ipc"],
  });
}

function readiness(child: ChildProcess, name: string): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.on("message", (message) => resolve(message as Ready));
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`The ${name} did not start; see its output.`)));
  });
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function exit(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}
