import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";

import { missingSettings, readEnv } from "../../lib/platform/env";
import { readSecretFiles } from "./secret-files.mjs";
import { readJsonFile, writePrivate } from "./private-file";
import { dataFolder, root } from "./root";

type Made = Record<(typeof made)[number], string>;

const made = ["NEXTAUTH_SECRET", "DATA_KEY"] as const;

/**
 * Completes the settings of this process, which its child processes inherit. A setting is taken from the first of these
 * sources that has it: the environment, .env.local, .env, and the values that demo mode generated at its first start.
 * A secret can also be in a file.
 * In live mode, returns the names of the required settings that are missing.
 */
export async function loadSettings(): Promise<readonly string[]> {
  for (const name of [".env.local", ".env"]) if (existsSync(join(root, name))) loadEnvFile(join(root, name));
  requireStateDir();
  readFiles();
  const settings = readEnv(process.env);
  if (settings.SITE_MODE === "demo") fillFromFile();
  setDefault("PORT", String(settings.PORT));
  setDefault("NEXTAUTH_URL", settings.siteUrl);
  setDefault("MAIL_DIR", join(dataFolder, "mail"));
  setDefault("NEXT_TELEMETRY_DISABLED", "1");
  return missingSettings(process.env);
}

/**
 * Throws if STATE_DIR cannot be written. The folder is already in use when the files of settings are read, so these
 * cannot name it.
 */
function requireStateDir(): void {
  const { STATE_DIR } = process.env;
  if (!STATE_DIR) return;
  if (resolve(root, STATE_DIR) !== dataFolder)
    throw new Error("STATE_DIR must be set in the environment, not in .env.");
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    accessSync(dataFolder, constants.W_OK);
  } catch {
    throw new Error("STATE_DIR must be a folder that this user can write to.");
  }
}

/** Replaces each setting that names a secret's file by the secret, so that child processes do not read the file. */
function readFiles(): void {
  const { values, errors } = readSecretFiles(process.env);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  for (const [name, value] of Object.entries(values)) {
    process.env[name] = value;
    delete process.env[`${name}_FILE`];
  }
}

/** Sets a setting that has no value. An empty value counts as no value. */
function setDefault(name: string, value: string): void {
  if (!process.env[name]) process.env[name] = value;
}

function fillFromFile(): void {
  if (made.every((name) => process.env[name])) return;
  const stored = readOrGenerate(join(dataFolder, "settings.json"));
  for (const name of made) setDefault(name, stored[name]);
}

/**
 * Reads the keys, or generates them at the first start. They must never change: with other keys, encrypted notes could
 * not be read and manage links would be invalid. Two first starts at once therefore use the keys of the faster one.
 */
function readOrGenerate(path: string): Made {
  const generated = Object.fromEntries(made.map((name) => [name, randomBytes(32).toString("base64")]));
  writePrivate(path, `${JSON.stringify(generated, null, 2)}\n`, { isNew: true });
  const stored = (readJsonFile(path) ?? {}) as Partial<Made>;
  if (made.some((name) => !stored[name])) throw new Error(`${path} is damaged. Restore it from a copy.`);
  return stored as Made;
}
