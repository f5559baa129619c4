import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { findProgram } from "../../scripts/testing/engines/programs";

const connections = 32;

/**
 * Loads an address with wrk, which needs much less of the processor than a program in Node, and returns the answers per
 * second. Throws if an answer is an error, or if wrk is not installed.
 */
export async function answersPerSecond(url: string, seconds: number): Promise<number> {
  const wrk = findProgram("wrk");
  if (!wrk) throw new Error("Install wrk first.");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout=20s", "-H", "Accept-Encoding: gzip", url];
  const { stdout } = await promisify(execFile)(wrk, args);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (failed || !(rate > 0)) throw new Error(`${url}: ${failed?.[0] ?? stdout}`);
  return rate;
}
