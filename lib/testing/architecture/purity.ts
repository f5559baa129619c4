import ts from "typescript";

import { isTest, parse } from "./source";
import type { Source } from "./source";

/** The entry points of requests and jobs. Only these files may use the framework and read the clock. */
const entryPoints = /(^|\/)(actions|loaders|tasks)(\.ts$|\/)|-cookie\.ts$/;

/** This file compares the clock with the age of a cache entry only; no visitor sees the result. */
const clockExceptions: readonly string[] = ["lib/services/queries.ts"];

/** Schemas, rules, queries and commands: every file of a subject except its entry points. */
function isCore(path: string): boolean {
  return (
    /^lib\/[^/]+\/.*\.ts$/.test(path) &&
    !/^lib\/(platform|testing)\//.test(path) &&
    !entryPoints.test(path) &&
    !isTest(path)
  );
}

/** Core files that import Next. Scripts and the worker run these files without Next. */
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

/** Core files that read the clock. Time is a parameter there, so that a test can set it. */
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
