import { dirname } from "node:path";

import { importsOf, isTest, withoutExtension } from "./source";
import type { Source } from "./source";

const longest = 250;

export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => linesOf(source) > longest)
    .map(({ path }) => `${path} is longer than ${longest} lines`);
}

/**
 * If only one file imports a file, and both are in the same folder, the imported file must have at least this many
 * lines. The code of a shorter file belongs in the importing file.
 */
const shortest = 15;

/**
 * Lists short files that have only one importer, if the importer is in the same folder. A test counts as an importer. A
 * short file with a test of its own therefore has two importers and is not listed.
 */
export function needlessFiles(sources: readonly Source[]): string[] {
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const path of new Set(importsOf(source))) importers.set(path, [...(importers.get(path) ?? []), source.path]);
  return sources
    .filter((source) => linesOf(source) < shortest && !isTest(source.path))
    .flatMap(({ path, text }) => {
      const [importer, ...others] = importers.get(withoutExtension(path)) ?? [];
      const isBeside = importer !== undefined && others.length === 0 && dirname(importer) === dirname(path);
      // A file that marks the boundary between client and server cannot be merged with its importer.
      return isBeside && !/^"use (client|server)";/m.test(text)
        ? [`${path} is short and only ${importer} uses it`]
        : [];
    });
}

const widest = 120;

/** Lists the files with comments that are too wide. Prettier wraps code at this width, but not comments. */
export function wideComments(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) =>
      text.split("\n").some((line) => line.length > widest && /^ *(\/\/(?! eslint)|\/?\*|\{\/\*)/.test(line)),
    )
    .map(({ path }) => `${path} has a comment wider than ${widest} columns`);
}

function linesOf({ text }: Source): number {
  return text.trimEnd().split("\n").length;
}
