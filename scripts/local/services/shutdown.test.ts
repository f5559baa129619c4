import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";

import { compileProgram } from "../../../lib/testing/compile-program";
import { root } from "../../shared/root";

/**
 * A program with one part, "serve". The part stops only after the program has received the input "finish". The input
 * "later" sets the program's clock forward by more than a second.
 */
const program = `
  import { stopInOrder } from "./scripts/local/services/shutdown.ts";
  let finish;
  const busy = new Promise((resolve) => (finish = resolve));
  stopInOrder().add("serve", {
    stop: () => (console.log("stopping"), busy.then(() => console.log("answered"))),
    kill: () => console.log("cut off"),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => console.error("heard"));
  const now = Date.now;
  process.stdin.on("data", (input) => {
    if (String(input) === "finish") return finish();
    Date.now = () => now() + 1_300;
    console.error("heard");
  });
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
  /** Sends a signal or an input, and waits until the process has handled it. */
  const handled = async (send: () => void) => {
    const before = heard;
    send();
    await until(() => heard > before);
  };
  const signal = (name: NodeJS.Signals) => handled(() => child.kill(name));
  /** Sets the program's clock forward. A second Ctrl-C in the same second counts as a copy sent by npm or the shell. */
  const later = () => handled(() => child.stdin.write("later"));
  return { child, signal, later, ended, ready: until(() => output.includes("ready")) };
}

test.each(["SIGTERM", "SIGHUP", "SIGINT"] as const)(
  "lets current requests finish after %s, even if SIGTERM and SIGHUP follow",
  async (first) => {
    const { child, ready, signal, later, ended } = start();
    await ready;
    await signal(first);
    await signal("SIGTERM");
    await later();
    await signal("SIGTERM");
    await signal("SIGHUP");
    child.stdin.end("finish");
    expect(await ended).toEqual({ code: 0, output: "ready\nstopping\nanswered\n" });
  },
  20_000,
);

test("ends the process immediately if Ctrl-C is pressed twice, more than one second apart", async () => {
  const { child, ready, signal, later, ended } = start();
  await ready;
  await signal("SIGINT");
  await later();
  await signal("SIGINT");
  // A process that ignored the second Ctrl-C stops normally. The test then fails at the next line without a timeout.
  if (child.exitCode === null) child.stdin.end("finish");
  expect(await ended).toEqual({ code: 1, output: "ready\nstopping\ncut off\n" });
}, 20_000);
