import { buildSync } from "esbuild";

/**
 * Bundles a program that imports our TypeScript, so that a test can run it with `node --eval`. Relative imports are
 * resolved from the clone's folder.
 */
export function compileProgram(source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node24",
    packages: "external",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("\n");
}
