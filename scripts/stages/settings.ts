import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";

import { missingSettings, readEnv } from "../../lib/platform/env";
import { withLock } from "../shared/lock.mjs";
import { readJsonFile, writePrivate } from "../shared/private-file";
import { dataFolder, root } from "../shared/root";

type Made = Record<(typeof made)[number], string>;

const made = ["NEXTAUTH_SECRET", "DATA_KEY"] as const;

/** Completes this process's settings, which its children inherit. Returns the names of those that live mode needs and lacks.
 *  Order: what the caller set, then .env.local, then .env, then, in demo mode, what was made at the first start. */
export async function loadSettings(): Promise<readonly string[]> {
  for (const name of [".env.local", ".env"]) if (existsSync(join(root, name))) loadEnvFile(join(root, name));
  const settings = readEnv(process.env);
  if (settings.SITE_MODE === "demo") await fillFromKept();
  setDefault("PORT", String(settings.PORT));
  setDefault("NEXTAUTH_URL", settings.siteUrl);
  setDefault("NEXT_TELEMETRY_DISABLED", "1");
  return missingSettings(process.env);
}

/** An empty value counts as unset everywhere. */
function setDefault(name: string, value: string): void {
  if (!process.env[name]) process.env[name] = value;
}

async function fillFromKept(): Promise<void> {
  if (made.every((name) => process.env[name])) return;
  const kept = await withLock(join(dataFolder, "settings.lock"), async () => keep(join(dataFolder, "settings.json")));
  for (const name of made) setDefault(name, kept[name]);
}

/** Made once: with another key yesterday's notes could not be read, and yesterday's manage links would be dead. */
function keep(path: string): Made {
  const kept = (readJsonFile(path) ?? {}) as Partial<Made>;
  const whole: Made = {
    NEXTAUTH_SECRET: kept.NEXTAUTH_SECRET ?? randomBytes(32).toString("base64"),
    DATA_KEY: kept.DATA_KEY ?? randomBytes(32).toString("base64"),
  };
  if (made.some((name) => !kept[name])) writePrivate(path, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}
