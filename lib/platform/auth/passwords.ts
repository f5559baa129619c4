import { hash, verify } from "@node-rs/argon2";

import { invalidField } from "../forms/field-errors";
import { ok } from "../result";
import type { Result } from "../result";
import { isCommonPassword, lettersOf } from "./common-passwords";

export const shortestPassword = 12;

export type PasswordProblem = "passwordShort" | "passwordCommon" | "passwordPersonal" | "passwordFirm";

/** Words that are easy to guess for one account. */
export type GuessableWords = {
  /** The person's name and email address. */
  readonly names: readonly string[];
  /** The firm's names, its city and the names of its services. */
  readonly firm: readonly string[];
};

/** Returns why a new password is refused. Undefined if it is accepted. */
export async function passwordProblem(
  password: string,
  { names, firm }: GuessableWords,
): Promise<PasswordProblem | undefined> {
  if ([...password].length < shortestPassword) return "passwordShort";
  // A password such as "aaaabbbbcccc" has too few different characters, and "12345678901234" is a run of digits.
  if (new Set(password).size < 5 || /^0?123456789\d*$/.test(password)) return "passwordCommon";
  const letters = lettersOf(password);
  if (isMostly(letters, names)) return "passwordPersonal";
  if (await isCommonPassword(password)) return "passwordCommon";
  return isMostly(letters, [...firm, ...names]) ? "passwordFirm" : undefined;
}

/** Whether the letters contain one of the words, and fewer than eight other letters. */
function isMostly(letters: string, words: readonly string[]): boolean {
  const parts = words.flatMap((word) => [word, ...word.split(/[\s@.,_-]+/)]).map(lettersOf);
  const longestFirst = parts.filter((part) => part.length > 2).toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ""), letters);
  return rest.length < letters.length && rest.length < 8;
}

/** An argon2id hash with the library's defaults, 19 MiB and two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Checks and hashes a new password, which the form sends in the field `newPassword`. */
export async function hashNewPassword(
  newPassword: string,
  words: GuessableWords,
): Promise<Result<string, "VALIDATION_ERROR">> {
  const problem = await passwordProblem(newPassword, words);
  return problem ? invalidField("newPassword", problem) : ok(await hashPassword(newPassword));
}

/**
 * Compares a password with a hash. Without a hash, it compares with a decoy hash and takes the same time. A faster
 * response would reveal that there is no account.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoyHash()), password);
  return isRight && typeof passwordHash === "string";
}

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  return (decoy ??= hash("the password of no account"));
}
