import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The part of the OpenAPI document that the tests read. */
export type Document = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: Responses }>>>
  >;
};

type Responses = Readonly<
  Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>> }>
>;

/** The options of a call, in the form of the generated functions. */
export type Call = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Answer = { readonly data?: unknown; readonly error?: unknown; readonly response?: Response };
type Operation = (call: Call & { readonly baseUrl: string }) => Promise<Answer>;
type Schema = { parse(value: unknown): unknown };

/**
 * A client that is generated from the document, with one function for each operation. It throws if a successful
 * response differs from the document.
 */
export type Client = {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly errorSchema: Schema;
};

/** Generates the client into the folder and loads it. */
export async function generateClient(document: Document, folder: string): Promise<Client> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  execFileSync(process.execPath, ["scripts/testing/generate-client.mjs", file, path.join(folder, "client")]);
  const operations = (await import(path.join(folder, "client/sdk.gen.ts"))) as Client["operations"];
  const { zError } = (await import(path.join(folder, "client/zod.gen.ts"))) as { zError: Schema };
  return { operations, errorSchema: zError };
}
