import { constraints } from "@/lib/platform/db/constraints";

import { importsOf, isTest } from "./source";
import type { Source } from "./source";

const core = /^lib\/.*(^|\/)(queries|reads|commands)(\.ts$|\/)/;

/**
 * Lists the files in app, components and lib that break this rule: only the platform, queries, audited reads,
 * commands and tests may use the database.
 */
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

/** Lists the components that import code for loading data. Components must receive data as props. */
export function fetchingComponents(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!source.path.startsWith("components/") || isTest(source.path)) return [];
    const fetched = importsOf(source).filter((path) =>
      /(^|[/-])(queries|reads|commands|loaders?|session)(\/|$)/.test(path),
    );
    return fetched.map((path) => `${source.path} imports ${path}`);
  });
}

// The compiler replaces the first two variables with constants, and Next sets the third. They are no settings.
const compiled = /process\.env\.(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE)\b/g;

/** Lists the application's files that read environment variables directly instead of through env.ts. */
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

/**
 * Lists the files that contain the name of a database constraint. They must import the name from constraints.ts,
 * because a test compares the names in constraints.ts with the database.
 */
export function constraintsOutsideList(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && path !== "lib/platform/db/constraints.ts")
    .flatMap(({ path, text }) =>
      Object.values(constraints)
        .filter((name) => text.includes(name))
        .map((name) => `${path} names ${name}`),
    );
}

/** Files whose statements `lockRow` cannot make: they choose the rows that they lock, or read them with the lock. */
const ownLocks = [
  "lib/platform/db/lock.ts",
  "lib/platform/auth/administrators.ts",
  "lib/platform/security/rotation/table-part.ts",
  "lib/booking/wizard/commands/draft.ts",
  "lib/services/commands/confirm.ts",
  "lib/services/commands/order.ts",
  "lib/inquiry/templates/commands/move-template.ts",
  "lib/outbox/queries.ts",
];

/**
 * Lists the files that lock rows by a statement of their own, although `lockRow` checks the order of the locks.
 * Statements that skip locked rows never wait, so they are allowed.
 */
export function locksOutsideHelper(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        /^(lib|app|scripts)\//.test(path) &&
        !isTest(path) &&
        !ownLocks.includes(path) &&
        /\bfor (?:no key )?update\b(?! (?:of \w+ )?skip locked)/i.test(text),
    )
    .map(({ path }) => `${path} locks rows without lockRow`);
}

/** Lists the files that cast to Staff or Scope outside the folder that checks sessions and permissions. */
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
