import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool } from "pg";

import { connectionFields } from "../database/connection";
import { MigrationAdapter } from "./adapter";
import { readSchema } from "./files";
import { root } from "../shared/root";

/** The engine compares all tables and enums, because the schema contains only our own tables and enums. */
export const noFilters = { externalTables: [], externalEnums: [] };

/**
 * Runs the body with Prisma's schema engine as WebAssembly, over our own connections. Many machines cannot download
 * Prisma's native engine.
 */
export async function withEngine<T>(url: string, body: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await (instantiated ??= instantiate());
  const schema = await readSchema();
  const datamodels = schema.map((file): [string, string] => [file.path, file.content]);
  const pool = new Pool(connectionFields(url));
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(url, pool));
  try {
    return await body(await bindings.SchemaEngine.new({ datamodels }, () => undefined, factory));
  } catch (error) {
    throw explain(error, factory.errorRegistry);
  } finally {
    // The engine's advisory lock is released when its connection ends.
    await pool.end();
  }
}

let instantiated: Promise<void> | undefined;

async function instantiate(): Promise<void> {
  const entry = createRequire(join(root, "package.json")).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(entry.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": { ...bindings, ...patientTimers() },
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/**
 * Replaces the engine's timer function. The engine starts a ten-second timer, which must not delay the end of a
 * command.
 */
function patientTimers(): WebAssembly.ModuleImports {
  const name = Object.keys(bindings).find((key) => key.startsWith("__wbg_setTimeout")) ?? "none";
  return { [name]: (body: () => void, ms: number) => setTimeout(body, ms).unref() };
}

type Registry = { consumeError(id: number): { error: unknown } | undefined };

/**
 * Returns the error that caused an error of the engine. The engine reports only a number, under which the adapter has
 * stored the database's error.
 */
function explain(error: unknown, registry: Registry): unknown {
  const number = /External error id#(\d+)/.exec(String(error))?.[1];
  return (number && registry.consumeError(Number(number))?.error) || error;
}
