import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

type Start = {
  readonly command: readonly string[];
  readonly ids?: { readonly uid?: number; readonly gid?: number };
  readonly env?: Readonly<Record<string, string>>;
  readonly port: number;
  readonly log: string;
};

/** Starts a program that stays in the foreground, and waits until it accepts connections. Returns how to end it. */
export async function startForeign({ command, ids = {}, env, port, log }: Start): Promise<() => Promise<void>> {
  const [file = "", ...args] = command;
  const output = openSync(log, "a");
  const child = spawn(file, args, {
    ...ids,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()).once("error", () => resolve()));
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  for (const end = Date.now() + 30_000; !(await accepts(port)); await pause(50)) {
    if (Date.now() < end && child.exitCode === null) continue;
    kill();
    throw new Error(`${file} does not start: ${readFileSync(log, "utf8").trim().split("\n").at(-1)}`);
  }
  return async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.destroy() && true));
    socket.once("error", () => resolve(false));
  });
}
