import { importsOf, isTest, withoutExtension, withoutTypes } from "./source";
import type { Source } from "./source";

/**
 * Matches an import of the phone number library. Browsers must not load this library, because it is larger than the
 * code of the forms that ask for a phone number.
 */
const phoneLibrary = /\bfrom "libphonenumber-js/;

/** The names of all settings. They would tell an attacker which services the site uses. */
const settings = "lib/platform/env.ts";

/**
 * Lists the files that are or import server-only code although browsers load these files. Browsers load each file that
 * contains "use client", and the files that it imports, directly or through other files.
 */
export function serverCodeInBrowser(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [withoutExtension(source.path), source]));
  const starts = sources.filter(({ path, text }) => !isTest(path) && /^"use client";/m.test(text));
  const reached = new Set<Source>();
  const open = [...starts];
  for (let source = open.pop(); source; source = open.pop()) {
    // A browser calls server actions over the network and does not load them.
    if (reached.has(source) || /^"use server";/m.test(source.text)) continue;
    reached.add(source);
    open.push(...importsOf(withoutTypes(source)).flatMap((path) => byPath.get(path) ?? []));
  }
  return [...reached]
    .filter((source) => source.path === settings || phoneLibrary.test(withoutTypes(source).text))
    .map(({ path }) => `${path} is loaded by a browser`);
}
