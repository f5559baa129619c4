import ts from "typescript";

import { importsOf, isTest, parse, withoutExtension, withoutTypes } from "./source";
import type { Source } from "./source";

/**
 * The entry points of requests and jobs, such as `actions.ts`, `people-actions.ts` and the files in `loaders`. In a
 * subject's folder, such as `lib/booking`, only the entry points may import Next or read the clock.
 */
const entryPoints = /(^|[/-])(actions|loaders|tasks)(\.ts$|\/)|-cookie\.ts$/;

/** These files may read the clock too. `queries.ts` needs the time only to check whether its cache has expired. */
const clockExceptions: readonly string[] = ["lib/services/queries.ts"];

/** Whether a file is part of a subject's core: schemas, rules, queries and commands. Entry points and tests are not. */
function isCore(path: string): boolean {
  return (
    /^lib\/[^/]+\/.*\.ts$/.test(path) &&
    !/^lib\/(platform|testing)\//.test(path) &&
    !entryPoints.test(path) &&
    !isTest(path)
  );
}

/**
 * Lists the core files that import Next, or load Next through files outside the core. Core files must also run without
 * Next, in scripts and the worker.
 */
export function frameworkInCore(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [withoutExtension(source.path), source]));
  const filesLoadedBy = (source: Source) => importsOf(withoutTypes(source)).flatMap((path) => byPath.get(path) ?? []);
  const results = new Map<Source, boolean>();
  function loadsNext(source: Source): boolean {
    const cached = results.get(source);
    if (cached !== undefined) return cached;
    // Ends the recursion if imports form a cycle.
    results.set(source, false);
    const result = partsOfNext(withoutTypes(source)).length > 0 || filesLoadedBy(source).some(loadsNext);
    results.set(source, result);
    return result;
  }
  return sources
    .filter(({ path }) => isCore(path))
    .flatMap((source) => {
      const indirect = filesLoadedBy(source).filter((file) => !isCore(file.path) && loadsNext(file));
      return [...partsOfNext(source), ...indirect.map(({ path }) => path)].map(
        (imported) => `${source.path} imports ${imported}`,
      );
    });
}

function partsOfNext({ text }: Source): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => /^next(\/|$)/.test(name));
}

/** Lists the core files that read the clock. They must get the time as a parameter, so that a test can set it. */
export function clocksInCore(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => isCore(source.path) && !clockExceptions.includes(source.path) && readsClock(parse(source)))
    .map(({ path }) => `${path} reads the clock`);
}

function readsClock(node: ts.Node): boolean {
  if (ts.isIdentifier(node) && node.text === "Date") return !needsNoClock(node);
  if (ts.isPropertyAccessExpression(node) && /^(performance\.now|Temporal\.Now)$/.test(node.getText())) return true;
  return ts.forEachChild(node, readsClock) ?? false;
}

/**
 * Whether this use of the name `Date` is a type, `new Date(value)`, `Date.parse`, `Date.UTC` or `instanceof Date`. Any
 * other use is refused, because code that stores or passes on `Date` itself can read the clock later.
 */
function needsNoClock(date: ts.Identifier): boolean {
  const { parent } = date;
  if (ts.isTypeReferenceNode(parent)) return true;
  if (ts.isNewExpression(parent)) return parent.expression === date && (parent.arguments ?? []).length > 0;
  if (ts.isPropertyAccessExpression(parent))
    return parent.expression === date && ["parse", "UTC"].includes(parent.name.text);
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
}
