import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { machineErrorIn } from "./plain-error.mjs";

const schema = "prisma/schema";

/** Generates the database client if the data model or Prisma has changed since the last run. */
export function generateClient(root, node) {
  const client = join(root, "lib/platform/db/generated/client.ts");
  const hashFile = join(root, ".data/client.hash");
  const current = fingerprint(root);
  if (existsSync(client) && existsSync(hashFile) && readFileSync(hashFile, "utf8") === current) return;
  generate(root, node);
  mkdirSync(join(root, ".data"), { recursive: true });
  writeFileSync(hashFile, current);
}

function fingerprint(root) {
  const files = [...schemaFiles(root), "node_modules/prisma/package.json"];
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function schemaFiles(root) {
  const names = readdirSync(join(root, schema)).filter((name) => name.endsWith(".prisma"));
  return names.sort().map((name) => `${schema}/${name}`);
}

function generate(root, node) {
  const { status, stdout, stderr } = spawnSync(node, [join(root, "node_modules/prisma/build/index.js"), "generate"], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      // By default, Prisma also downloads an engine, which it does not need to generate the client. Prisma skips the
      // download if this variable contains the path of an existing file. Any file will do.
      PRISMA_SCHEMA_ENGINE_BINARY: node,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    },
  });
  if (status === 0) return;
  throw new Error(machineErrorIn(stdout + stderr) ?? `prisma generate failed:\n${(stdout + stderr).trim()}`);
}
