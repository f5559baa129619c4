import { constraints } from "@/lib/platform/db/constraints";

import { importsOf, isTest } from "./source";
import type { Source } from "./source";

const core = /^lib\/.*(^|\/)(queries|commands)(\.ts$|\/)/;

/** Who talks to the database besides the platform, queries and commands. */
export function databaseReached(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    const may =
      path.startsWith("lib/platform/") || core.test(path) || isTest(path) || !/^(app|components|lib)\//.test(path);
    const reaches =
      importsOf(source).some((imported) => /^lib\/platform\/db\/(client|generated\/)/.test(imported)) ||
      /from "(pg|@prisma\/client)"/.test(source.text);
    return !may && reaches ? [`${path} talks to the database`] : [];
  });
}

/** Components that fetch instead of showing what they are given. */
export function fetchingComponents(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!source.path.startsWith("components/") || isTest(source.path)) return [];
    const fetched = importsOf(source).filter((path) => /(^|[/-])(queries|commands|loaders?|session)(\/|$)/.test(path));
    return fetched.map((path) => `${source.path} imports ${path}`);
  });
}

// Known when the code is compiled, and no setting of ours.
const compiled = /process\.env\.(NODE_ENV|NEXT_RUNTIME)\b/g;

/** Settings read past env.ts. */
export function strayedSettings(sources: readonly Source[]): string[] {
  const may = (path: string) =>
    path === "lib/platform/env.ts" ||
    /^(scripts|prisma|bench)\//.test(path) ||
    /\.config\.(ts|mjs)$/.test(path) ||
    path === "instrumentation.ts" ||
    isTest(path);
  return sources
    .filter(({ path, text }) => !may(path) && /\bprocess\.env\b/.test(text.replace(compiled, "")))
    .map(({ path }) => `${path} reads process.env`);
}

/** Constraints named outside the one list, which a test compares with the database. */
export function strayedConstraints(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && path !== "lib/platform/db/constraints.ts")
    .flatMap(({ path, text }) =>
      Object.values(constraints)
        .filter((name) => text.includes(name))
        .map((name) => `${path} names ${name}`),
    );
}

/** Authority made up outside the folder that proves it: a session's staff member, or how far the permissions reach. */
export function inventedAuthority(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        !path.startsWith("lib/platform/auth/") &&
        path !== "lib/architecture.test.ts" &&
        /\bas (?:unknown as )?(?:Staff|Scope)\b/.test(text),
    )
    .map(({ path }) => `${path} makes a Staff or Scope of its own`);
}
