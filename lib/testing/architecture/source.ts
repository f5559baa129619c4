import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import ts from "typescript";

/** A file of the repository. Its path is relative to the repository's root, with forward slashes. */
export type Source = { readonly path: string; readonly text: string };

const root = join(__dirname, "../../..");
const folders = ["app", "components", "lib", "scripts", "prisma", "e2e", "bench"];
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith(".d.ts") && !path.endsWith(".d.mts");
const isGenerated = (path: string) => path.startsWith("lib/platform/db/generated/") || path === "next-env.d.ts";

/** Reads every source file of the repository except generated files. */
export function readSources(): readonly Source[] {
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const paths = [...atRoot, ...folders.flatMap(filesUnder)].filter((path) => isCode(path) && !isGenerated(path));
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

function filesUnder(folder: string): string[] {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      );
  } catch {
    return [];
  }
}

export const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || path.startsWith("e2e/");

/** Returns the paths, without extensions, of the files in this repository that a source file imports. */
export function importsOf({ path, text }: Source): readonly string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const importedPath = resolve(path, fileName);
    return importedPath === undefined ? [] : [withoutExtension(importedPath)];
  });
}

/** Removes statements such as `import type`, which the compiled file does not contain. */
export function withoutTypes({ path, text }: Source): Source {
  return { path, text: text.replace(/^(?:import|export) type [^;]*;/gm, "") };
}

function resolve(from: string, name: string): string | undefined {
  if (name.startsWith("@/")) return name.slice(2);
  return name.startsWith(".") ? normalize(join(dirname(from), name)).replaceAll("\\", "/") : undefined;
}

export function withoutExtension(path: string): string {
  return path.replace(/\.(tsx?|mjs|js)$/, "");
}

export function parse({ path, text }: Source): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}
