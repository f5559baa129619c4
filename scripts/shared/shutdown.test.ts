import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import { compileProgram } from "../../lib/testing/compile-program";
import { root } from "./root";

/** A program with one part, "serve". The part stops only after the program has received a line of input. */
const program = `
  import { stopInOrder } from "./scripts/shared/shutdown.ts";
  let finish;
  const busy = new Promise((resolve) => (finish = resolve));
  stopInOrder().add("serve", {
    stop: () => (console.log("stopping"), busy.then(() => console.log("answered"))),
    kill: () => console.log("cut off"),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => console.error("heard"));
  process.stdin.on("data", () => finish());
  console.log("ready");
`;

const compiled = compileProgram(program);

function start() {
  const child = spawn(process.execPath, ["--eval", compiled], {
    cwd: root,
    stdio: "pipe",
    timeout: 15_000,
  });
  let output = "";
  let heard = 0;
  const changed = new EventEmitter();
  child.stdout.on("data", (chunk: Buffer) => changed.emit("change", (output += chunk.toString())));
  child.stderr.on("data", (chunk: Buffer) =>
    changed.emit("change", (heard += chunk.toString().split("heard").length - 1)),
  );
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  const until = async (isSo: () => boolean) => {
    while (!isSo() && child.exitCode === null) await Promise.race([once(changed, "change"), ended]);
  };
  /** Sends a signal and waits until the process has handled it. */
  const signal = async (name: NodeJS.Signals) => {
    const before = heard;
    child.kill(name);
    await until(() => heard > before);
  };
  return { child, signal, ended, ready: until(() => output.includes("ready")) };
}

/** Waits more than a second. Within a second, a repeated Ctrl-C counts as a copy that npm or the shell forwarded. */
const later = () => wait(1_300);

test.each(["SIGTERM", "SIGHUP", "SIGINT"] as const)(
  "lets current requests finish after %s, even if SIGTERM and SIGHUP follow",
  async (first) => {
    const { child, ready, signal, ended } = start();
    await ready;
    await signal(first);
    await signal("SIGTERM");
    await later();
    await signal("SIGTERM");
    await signal("SIGHUP");
    child.stdin.end("finish\n");
    expect(await ended).toEqual({ code: 0, output: "ready\nstopping\nanswered\n" });
  },
  20_000,
);

test("ends the process immediately if Ctrl-C is pressed twice, more than one second apart", async () => {
  const { ready, signal, ended } = start();
  await ready;
  await signal("SIGINT");
  await later();
  await signal("SIGINT");
  expect(await ended).toEqual({ code: 1, output: "ready\nstopping\ncut off\n" });
}, 20_000);
