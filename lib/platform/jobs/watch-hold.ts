import { errorFields, log } from "../log";
import { readHold } from "./hold";
import type { Hold } from "./hold";

/** How often the hold is read, in milliseconds: the delay with which a confirmation has its effect. */
const defaultInterval = 2_000;

export type HoldWatch = { readonly current: () => Hold; readonly stop: () => void };

/** Reads the hold now and again and again, and calls `onChange` whenever it has changed. */
export async function watchHold(onChange: () => void, interval = defaultInterval): Promise<HoldWatch> {
  let hold = await readHold();
  if (hold !== "none") log("warn", "jobs.held", { hold });
  const read = async () => {
    const next = await readHold();
    if (next === hold) return;
    hold = next;
    log("info", "jobs.hold-changed", { hold });
    onChange();
  };
  const timer = setInterval(() => {
    // While the database is unavailable, the worker cannot run jobs anyway.
    read().catch((error: unknown) => log("debug", "jobs.hold-unread", errorFields(error)));
  }, interval);
  return { current: () => hold, stop: () => clearInterval(timer) };
}
