import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import { compileProgram } from "../../lib/testing/compile-program";
import { root } from "./root";

/** A process with one part that goes on stopping until it gets a line of input. */
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
  let said = "";
  let heard = 0;
  const changed = new EventEmitter();
  child.stdout.on("data", (chunk: Buffer) => changed.emit("change", (said += chunk.toString())));
  child.stderr.on("data", (chunk: Buffer) =>
    changed.emit("change", (heard += chunk.toString().split("heard").length - 1)),
  );
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, said })),
  );
  const until = async (isSo: () => boolean) => {
    while (!isSo() && child.exitCode === null) await Promise.race([once(changed, "change"), ended]);
  };
  /** Sends a signal and waits until it has been dealt with. */
  const signal = async (name: NodeJS.Signals) => {
    const before = heard;
    child.kill(name);
    await until(() => heard > before);
  };
  return { child, signal, ended, ready: until(() => said.includes("ready")) };
}

/** Longer than the echo of one and the same signal. */
const later = () => wait(1_300);

test.each(["SIGTERM", "SIGHUP", "SIGINT"] as const)(
  "%s lets what is under way finish, however often SIGTERM is repeated",
  async (first) => {
    const { child, ready, signal, ended } = start();
    await ready;
    await signal(first);
    await signal("SIGTERM");
    await later();
    await signal("SIGTERM");
    await signal("SIGHUP");
    child.stdin.end("finish\n");
    expect(await ended).toEqual({ code: 0, said: "ready\nstopping\nanswered\n" });
  },
  20_000,
);

test("a user who presses Ctrl-C a second time ends it at once", async () => {
  const { ready, signal, ended } = start();
  await ready;
  await signal("SIGINT");
  await later();
  await signal("SIGINT");
  expect(await ended).toEqual({ code: 1, said: "ready\nstopping\ncut off\n" });
}, 20_000);
