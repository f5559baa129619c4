import type { Instant } from "@/lib/platform/time/instant";

import { textsAt } from "./texts";
import type { PublishedText, Texts } from "./texts";

type Snapshot = { readonly versions: readonly PublishedText[]; readonly current: Texts };

// The snapshot is on globalThis because Next loads this module once for each of its bundles.
const globals = globalThis as { textSnapshot?: Snapshot | undefined };

/**
 * The public texts, as this process read them last. Undefined before the first read. A cached page must use
 * `loadTexts`, so that the page is rendered again after a text has changed.
 */
export function publishedTexts(): Texts | undefined {
  return globals.textSnapshot?.current;
}

/** Keeps the versions that this process read, and returns the texts that are public at `now`. */
export function keepTexts(versions: readonly PublishedText[], version: string, now: Instant): Texts {
  const current = textsAt(versions, version, now);
  globals.textSnapshot = { versions, current };
  return current;
}

/** Chooses again which of the kept versions are public, if one has become public since. */
export function refreshTexts(now: Instant): void {
  const { textSnapshot: kept } = globals;
  if (kept?.current.until !== undefined && kept.current.until <= now)
    keepTexts(kept.versions, kept.current.version, now);
}
