import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

import { readEnv } from "../../lib/platform/env";
import { hashOf } from "../shared/hash";
import { root } from "../shared/root";

/** Hashes of the inputs of a build: the settings that its pages contain, and its sources. */
export type Fingerprint = { readonly settings: string; readonly sources: string };

const sources = [
  "app",
  "components",
  "lib",
  "messages",
  "prisma/schema",
  "public",
  "middleware.ts",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * Whether a file is left out of the hash. Tests and documentation do not change the pages. The generated database
 * client depends only on files that are hashed.
 */
const isIrrelevant = (path: string) => /\.test\.tsx?$|\.md$|^lib\/(testing|platform\/db\/generated)\//.test(path);

/**
 * Whether a public setting is read at run time. This is true only for Stripe's publishable key, because the payment
 * page is rendered for each request.
 */
const isReadAtRunTime = (name: string) => name === "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY";

/**
 * Hashes the settings that "next build" writes into pages and scripts. If SITE_URL is not set, canonical URLs contain
 * the port, so the hash depends on the port.
 */
export function settingsFingerprint(env: Readonly<Record<string, string | undefined>>): string {
  const published = Object.keys(env)
    .filter((name) => name.startsWith("NEXT_PUBLIC_") && env[name] && !isReadAtRunTime(name))
    .sort();
  return hashOf([
    env.SITE_MODE || "demo",
    env.FIRM_PROFILE || "ca",
    readEnv(env).siteUrl,
    env.PAYMENTS_KEPT_YEARS ?? "",
    ...published.flatMap((name) => [name, env[name] ?? ""]),
  ]);
}

export async function sourcesFingerprint(folder = root): Promise<string> {
  const paths = (await Promise.all(sources.map((source) => filesUnder(join(folder, source))))).flat();
  const included = paths
    .map((path) => relative(folder, path).replaceAll("\\", "/"))
    .filter((path) => !isIrrelevant(path))
    .sort();
  const contents = await Promise.all(included.map((path) => readFile(join(folder, path), "base64")));
  return hashOf(included.flatMap((path, index) => [path, contents[index] ?? ""]));
}

async function filesUnder(path: string): Promise<string[]> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the name that health checks and logs use for a build. */
export function buildName({ settings, sources: files }: Fingerprint): string {
  return hashOf([settings, files]).slice(0, 12);
}
