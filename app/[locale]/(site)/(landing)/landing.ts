import type { Kind } from "../services/kinds";
import { kinds } from "../services/kinds";
import type { ServiceSlug } from "@/lib/services/offer";

/** A page for somebody who searched for help right after a loss. */
export type Landing = {
  /** Under which the catalogues hold its texts. */
  readonly key: "cryptocurrency" | "financial";
  readonly path: "/cryptocurrency-recovery" | "/financial-recovery";
  /** Whose procedure and limits it tells. */
  readonly kind: Kind["key"];
  /** Whose prices it names, the free first hour before them. */
  readonly services: readonly ServiceSlug[];
};

export const landings = {
  cryptocurrency: {
    key: "cryptocurrency",
    path: "/cryptocurrency-recovery",
    kind: "cryptocurrency",
    services: ["initial-consultation", "cryptocurrency-recovery"],
  },
  financial: {
    key: "financial",
    path: "/financial-recovery",
    kind: "financial",
    services: ["initial-consultation", "financial-scam-recovery", "investment-fraud-recovery"],
  },
} as const satisfies Readonly<Record<string, Landing>>;

export function kindOf({ kind }: Landing): Kind {
  const found = kinds.find(({ key }) => key === kind);
  if (!found) throw new Error(`No kind of help is called ${kind}`);
  return found;
}
