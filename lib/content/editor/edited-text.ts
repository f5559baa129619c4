import type { Instant } from "@/lib/platform/time/instant";

import type { DraftHead } from "../draft-head";

/** The kinds of texts that have an editor of their own page. */
export const editedKinds = ["article", "legal"] as const;
export type EditedKind = (typeof editedKinds)[number];

/** What the editor begins with. `version` 0: there is no draft yet, so this is the newest published text. */
export type EditedText = {
  readonly version: number;
  readonly head: DraftHead;
  readonly body: string;
  readonly savedAt: Instant | undefined;
  /** Who saved the draft. Undefined: the staff member who reads it, or the product. */
  readonly savedBy: string | undefined;
};
