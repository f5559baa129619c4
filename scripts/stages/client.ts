import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readSchema } from "../migrations/files";
import { hashOf } from "../shared/hash";
import { withLock } from "../shared/lock.mjs";
import { dataFolder, root } from "../shared/root";
import { runQuietly } from "../shared/run";

const generated = join(root, "lib/platform/db/generated");

/** Generates the database client when the data model, or Prisma itself, is another than last time. */
export async function generateClient(): Promise<void> {
  const mark = join(dataFolder, "client.hash");
  await withLock(join(dataFolder, "client.lock"), async () => {
    const wanted = await stampOf();
    const isThere = existsSync(join(generated, "client.ts"));
    if (isThere && (await readFile(mark, "utf8").catch(() => "")) === wanted) return;
    await runQuietly("prisma", ["generate"], {
      // Set to any file that exists, Prisma does without the engine that it would download.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    });
    await writeFile(mark, wanted);
  });
}

async function stampOf(): Promise<string> {
  const schema = await readSchema();
  const prisma = await readFile(join(root, "node_modules/prisma/package.json"), "utf8");
  return hashOf([...schema.map((file) => file.content), prisma]);
}
