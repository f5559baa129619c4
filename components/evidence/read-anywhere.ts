import { findSecret } from "@/lib/platform/wallet-secrets/secrets";
import { readText } from "@/lib/transfers/read-text";
import type { ReadText, Reader } from "@/lib/transfers/read-text";
import { readTextSchema } from "@/lib/transfers/schema";

import { ready } from "./worker-ready";

/** Longer texts, in characters, are read in a worker, so that the page can still be used meanwhile. */
export const longestInPage = 50_000;
/** In milliseconds. A text that takes longer is not read. */
const longestRead = 20_000;

export type Reading = { readonly read: ReadText } | { readonly problem: "slow" | "failed" };

export type TextWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

let idle: TextWorker | undefined;
/** Ends the read that is under way, because a newer text replaces its own. */
let endCurrent: (() => void) | undefined;

/** Loads the worker before it is needed, and returns when it also works offline. */
export function prepareWorker(create: () => TextWorker = newWorker): Promise<void> {
  const worker = (idle ??= create());
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => data === ready && resolve();
    worker.onerror = () => {
      if (idle === worker) idle = undefined;
      reject(new Error("The worker cannot be loaded."));
    };
  });
}

/** Whether a text that was typed elsewhere on the page certainly contains the key to a wallet. */
export const isSecret = (text: string) => findSecret(text) === "certain";

/** Reads a text in the page or, if it is long, in a worker. Undefined if a newer text was given meanwhile. */
export async function readAnywhere(
  text: string,
  reader: Reader,
  create: () => TextWorker = newWorker,
): Promise<Reading | undefined> {
  endCurrent?.();
  if (text.length <= longestInPage) return { read: readText(text, reader) };
  try {
    return await readInWorker(text, reader, create);
  } catch {
    return { problem: "failed" };
  }
}

function readInWorker(text: string, reader: Reader, create: () => TextWorker): Promise<Reading | undefined> {
  const worker = idle ?? create();
  idle = undefined;
  return new Promise((resolve) => {
    const end = (reading: Reading | undefined) => {
      clearTimeout(timer);
      endCurrent = undefined;
      if (reading && "read" in reading) idle = worker;
      else worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => end({ problem: "slow" }), longestRead);
    endCurrent = () => end(undefined);
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === ready) return;
      const answer = readTextSchema.safeParse(data);
      end(answer.success ? { read: answer.data } : { problem: "failed" });
    };
    worker.onerror = () => end({ problem: "failed" });
    worker.postMessage({ text, reader });
  });
}

const newWorker = (): TextWorker => new Worker(new URL("./text-worker.ts", import.meta.url));
