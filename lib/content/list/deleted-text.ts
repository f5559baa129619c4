import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { TextKind } from "../kinds";

/** A text that staff deleted and can restore. */
export type DeletedText = {
  readonly id: string;
  readonly kind: Exclude<TextKind, "legal">;
  readonly key: string;
  readonly version: number;
  /** The title, or the text of a notice, in one of its languages. */
  readonly title: string | null;
  readonly deletedAt: Date;
  /** Who deleted it. */
  readonly by: string | null;
};

/** Deleted texts stay restorable for this long, in milliseconds. */
const kept = 30 * msPerDay;

/** When a deleted text can no longer be restored. */
export const restorableUntil = (deletedAt: Instant): Instant => deletedAt + kept;
