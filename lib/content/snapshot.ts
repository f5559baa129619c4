import type { Instant } from "@/lib/platform/time/instant";

import { textsAt } from "./texts";
import type { PublishedText, Texts } from "./texts";

type Snapshot = { readonly version: string; readonly versions: readonly PublishedText[] };

// The snapshot is on globalThis because Next loads this module once for each of its bundles.
const globals = globalThis as { textSnapshot?: Snapshot | undefined };

/**
 * The texts that are public now, as this process read them last. Undefined before the first read. A cached page must
 * use `loadTexts`, so that the page is rendered again after a text has changed.
 */
export function publishedTexts(now: Instant): Texts | undefined {
  const { textSnapshot: snapshot } = globals;
  return snapshot && textsAt(snapshot.versions, snapshot.version, now);
}

/** Replaces the texts that this process knows. Without a snapshot, it knows none. */
export function keepTexts(snapshot?: Snapshot): void {
  globals.textSnapshot = snapshot;
}
