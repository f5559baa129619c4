import ts from "typescript";

import { isTest, parse } from "./source";
import type { Source } from "./source";

/** Where a request or a job enters a subject: only these files may know the framework and read the clock. */
const edge = /(^|\/)(actions|loaders|tasks)(\.ts$|\/)|-cookie\.ts$/;

/** The cached catalogue's age decides when it is read again, and nothing that a visitor is told. */
const clockExceptions: readonly string[] = ["lib/services/queries.ts"];

/** Schemas, rules, queries and commands: everything of a subject but its edge. */
function isCore(path: string): boolean {
  return (
    /^lib\/[^/]+\/.*\.ts$/.test(path) && !/^lib\/(platform|testing)\//.test(path) && !edge.test(path) && !isTest(path)
  );
}

/** Core files that import Next: scripts and the worker run them without it. */
export function frameworkInCore(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCore(path))
    .flatMap(({ path, text }) => {
      const { importedFiles } = ts.preProcessFile(text, true, true);
      return importedFiles
        .filter(({ fileName }) => /^next(\/|$)/.test(fileName))
        .map(({ fileName }) => `${path} imports ${fileName}`);
    });
}

/** Core files that read the clock: time enters as a parameter, so that a test can choose it. */
export function clocksInCore(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => isCore(source.path) && !clockExceptions.includes(source.path) && readsClock(parse(source)))
    .map(({ path }) => `${path} reads the clock`);
}

function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node) && node.expression.getText() === "Date" && (node.arguments ?? []).length === 0)
    return true;
  if (ts.isPropertyAccessExpression(node) && /^(Date\.now|performance\.now|Temporal\.Now)$/.test(node.getText()))
    return true;
  return ts.forEachChild(node, readsClock) ?? false;
}
