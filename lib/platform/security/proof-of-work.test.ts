import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { challengeFor, isProof } from "./proof-of-work";

async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

let proof: string;

beforeAll(async () => {
  proof = await solve(await challengeFor("a message", Date.now()));
});

it("accepts a solution only for the submission for which the challenge was created", async () => {
  expect(await isProof(proof, "a message")).toBe(true);
  expect(await isProof(proof, "another message")).toBe(false);
});

it("rejects the solution of an expired challenge", async () => {
  const late = await solve(await challengeFor("a message", Date.now() - 11 * 60_000));
  expect(await isProof(late, "a message")).toBe(false);
});

it("rejects a proof if the sender has changed the challenge or the solution", async () => {
  const { challenge, solution } = JSON.parse(proof) as { challenge: Challenge; solution: { counter: number } };
  const forged = [
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, data: { submission: "b" } } }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }, solution },
    { challenge: { ...challenge, signature: "00" }, solution },
    { challenge: { ...challenge, signature: "not hexadecimal" }, solution },
    { challenge, solution: { ...solution, counter: solution.counter + 1 } },
  ];
  for (const each of forged) {
    const { data } = each.challenge.parameters;
    expect(await isProof(JSON.stringify(each), String(data?.submission))).toBe(false);
  }
});

it.each(["", "none", "null", "[]", "{}", '{"challenge":1}', "\u0000"])(
  "rejects the malformed proof %j",
  async (text) => {
    expect(await isProof(text, "a message")).toBe(false);
  },
);
