import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Work = { readonly challenge: Parameters<typeof solveChallenge>[0]["challenge"]; readonly timeout: number };

/** Runs in a worker. Uses the browser's Web Crypto API to find the number that solves a challenge. */
self.onmessage = async ({ data: { challenge, timeout } }: MessageEvent<Work>) => {
  self.postMessage(await solveChallenge({ challenge, timeout, deriveKey }).catch(() => null));
};
