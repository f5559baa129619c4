import type { Instant } from "@/lib/platform/time/instant";

/** The acts that the page Setup lists, by their names in the audit log. */
export const setupActs = {
  "firm.changed": "changed",
  "firm.confirmed": "confirmed",
  "firm.setup-marked": "marked",
  "firm.setup-mark-removed": "removed",
  "service.confirmed": "service",
} as const;

export type SetupAct = {
  readonly key: string;
  readonly at: Instant;
  readonly act: (typeof setupActs)[keyof typeof setupActs];
  /** The confirmed part, or the mark. Empty for other acts. */
  readonly part: string;
  readonly mark: string;
  /** The name of the person. Undefined for an act in a terminal. */
  readonly by: string | undefined;
};
