import { constraints } from "@/lib/platform/db/constraints";

import { importsOf, isTest } from "./source";
import type { Source } from "./source";

const core = /^lib\/.*(^|\/)(queries|commands)(\.ts$|\/)/;

/** Files that use the database although they are not part of the platform, a query or a command. */
export function databaseImportsOutsideCore(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    const isAllowed =
      path.startsWith("lib/platform/") || core.test(path) || isTest(path) || !/^(app|components|lib)\//.test(path);
    const usesDatabase =
      importsOf(source).some((imported) => /^lib\/platform\/db\/(client|generated\/)/.test(imported)) ||
      /from "(pg|@prisma\/client)"/.test(source.text);
    return !isAllowed && usesDatabase ? [`${path} uses the database`] : [];
  });
}

/** Components that load data instead of receiving it as props. */
export function fetchingComponents(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!source.path.startsWith("components/") || isTest(source.path)) return [];
    const fetched = importsOf(source).filter((path) => /(^|[/-])(queries|commands|loaders?|session)(\/|$)/.test(path));
    return fetched.map((path) => `${source.path} imports ${path}`);
  });
}

// The compiler replaces these two; they are not settings of the application.
const compiled = /process\.env\.(NODE_ENV|NEXT_RUNTIME)\b/g;

/** Files that read settings without env.ts. */
export function settingsOutsideEnv(sources: readonly Source[]): string[] {
  const isAllowed = (path: string) =>
    path === "lib/platform/env.ts" ||
    /^(scripts|prisma|bench)\//.test(path) ||
    /\.config\.(ts|mjs)$/.test(path) ||
    path === "instrumentation.ts" ||
    isTest(path);
  return sources
    .filter(({ path, text }) => !isAllowed(path) && /\bprocess\.env\b/.test(text.replace(compiled, "")))
    .map(({ path }) => `${path} reads process.env`);
}

/** Files that spell out a constraint's name. A test compares the list that they should import with the database. */
export function constraintsOutsideList(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && path !== "lib/platform/db/constraints.ts")
    .flatMap(({ path, text }) =>
      Object.values(constraints)
        .filter((name) => text.includes(name))
        .map((name) => `${path} names ${name}`),
    );
}

/** Casts to Staff or Scope outside the folder that checks sessions and permissions. */
export function inventedAuthority(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        !path.startsWith("lib/platform/auth/") &&
        path !== "lib/architecture.test.ts" &&
        /\bas (?:unknown as )?(?:Staff|Scope)\b/.test(text),
    )
    .map(({ path }) => `${path} casts to Staff or Scope`);
}
