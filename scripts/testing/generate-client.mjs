import { createClient } from "@hey-api/openapi-ts";

/**
 * Generates a TypeScript client from an OpenAPI document. The client checks each successful response against the
 * document. Arguments: the document's file, and the folder for the client. It is a program of its own, because the
 * generator consists of ES modules, which tests cannot load.
 */
const [input, folder] = process.argv.slice(2);
await createClient({
  input,
  output: { path: folder, postProcess: [] },
  logs: { level: "silent" },
  plugins: [
    "@hey-api/client-fetch",
    "@hey-api/typescript",
    { name: "@hey-api/sdk", validator: { response: "zod" } },
    { name: "zod", dates: { offset: true } },
  ],
});
