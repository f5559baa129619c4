import { hash, verify } from "@node-rs/argon2";

import { invalidField } from "../field-errors";
import { ok } from "../result";
import type { Result } from "../result";

export const shortestPassword = 12;

/**
 * Common passwords from lists of stolen passwords, without their digits and symbols. A password is refused if its
 * letters are one of these words, even if it also contains digits or symbols.
 */
const commonWords = [
  "administrator",
  "changeme",
  "correcthorsebatterystaple",
  "iloveyou",
  "letmein",
  "password",
  "passwordpassword",
  "passwort",
  "motdepasse",
  "qwertyuiop",
  "qwertyuiopasdfghjkl",
  "qwertzuiop",
  "azertyuiop",
  "qazwsxedc",
  "qwerty",
  "qwertyqwerty",
  "asdfghjkl",
  "abcdefghijkl",
  "abcdefghijklmnop",
  "welcome",
  "football",
  "superman",
  "sunshine",
  "princess",
  "trustno",
  "monkey",
  "dragon",
  "baseball",
  "master",
  "unknown",
  "whatever",
  "hallo",
  "bonjour",
  "willkommen",
  "bienvenue",
  "sommer",
  "winter",
  "summer",
];
const common: ReadonlySet<string> = new Set(commonWords);

export type PasswordProblem = "passwordShort" | "passwordCommon" | "passwordPersonal";

/** Returns why a new password is refused. Undefined if it is accepted. `names`: the person's name and email address. */
export function passwordProblem(password: string, names: readonly string[]): PasswordProblem | undefined {
  if ([...password].length < shortestPassword) return "passwordShort";
  const letters = lettersOf(password);
  // A password such as "aaaabbbbcccc" has too few different characters, and "12345678901234" is a run of digits.
  if (new Set(password).size < 5 || common.has(letters) || /^(?:0?1234567890?)+\d*$/.test(password))
    return "passwordCommon";
  const parts = names.flatMap((name) => name.split(/[\s@.,_-]+/)).map(lettersOf);
  const rest = parts.filter((part) => part.length > 2).reduce((text, part) => text.replaceAll(part, ""), letters);
  // A password may contain a name if it also contains at least eight other letters.
  return rest.length < letters.length && rest.length < 8 ? "passwordPersonal" : undefined;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** An argon2id hash with the library's defaults, 19 MiB and two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Checks and hashes a new password, which the form sends in the field `newPassword`. `names`: the person's name and
 * email address.
 */
export async function hashNewPassword(
  newPassword: string,
  names: readonly string[],
): Promise<Result<string, "VALIDATION_ERROR">> {
  const problem = passwordProblem(newPassword, names);
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
