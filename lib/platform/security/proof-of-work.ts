import { randomInt } from "node:crypto";

import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

import type { Instant } from "../time/instant";
import { keyFor } from "./keys";

/**
 * The browser needs 50 to 150 attempts of 2,000 rounds each to solve a challenge, which takes at most a second on a
 * phone. Visitors do not notice this delay, but it is expensive for a sender of thousands of submissions. The server
 * picks a random number within these limits and creates a challenge that takes this number of attempts. If the number
 * of attempts had no upper limit, one visitor in a hundred would wait about five times as long as the average visitor.
 */
const difficulty = { algorithm: "PBKDF2/SHA-256", cost: 2_000, keyLength: 32 } as const;
const tries = { least: 50, most: 150 };

const lifetime = 10 * 60 * 1_000;

/**
 * Creates a challenge for the sender's browser, as text. The solution is valid only for this submission. The server
 * stores nothing and calls no other site.
 */
export async function challengeFor(submission: string, now: Instant): Promise<string> {
  const challenge = await createChallenge({
    ...difficulty,
    counter: randomInt(tries.least, tries.most),
    deriveKey,
    expiresAt: new Date(now + lifetime),
    data: { submission },
    hmacSignatureSecret: secret(),
  });
  return JSON.stringify(challenge);
}

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(difficulty.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(difficulty.cost),
      keyLength: z.literal(difficulty.keyLength),
      keyPrefix: z.string().length(difficulty.keyLength),
      expiresAt: z.number(),
      data: z.object({ submission: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
});

/** Whether a text is the solution of one of our challenges for this submission. */
export async function isProof(text: string, submission: string): Promise<boolean> {
  const proof = proofSchema.safeParse(parseJson(text));
  if (!proof.success || proof.data.challenge.parameters.data.submission !== submission) return false;
  try {
    const { verified } = await verifySolution({ ...proof.data, deriveKey, hmacSignatureSecret: secret() });
    return verified;
  } catch {
    // The library throws for texts that are not hexadecimal.
    return false;
  }
}

function secret(): string {
  return keyFor("proof-of-work").export().toString("hex");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
