import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Work = { readonly challenge: Parameters<typeof solveChallenge>[0]["challenge"]; readonly timeout: number };

/**
 * The code of a web worker. It solves the server's proof-of-work challenge and returns the solution, or null if it
 * finds none.
 */
self.onmessage = async ({ data: { challenge, timeout } }: MessageEvent<Work>) => {
  self.postMessage(await solveChallenge({ challenge, timeout, deriveKey }).catch(() => null));
};
