import { firm } from "../../lib/firm/settings-snapshot";
import { currentVersion } from "../../lib/platform/records/current-versions.mjs";
import { missingFacts } from "../../lib/site/missing-facts";

/**
 * The header that keeps a live site out of search results until it is complete. It changes within seconds, without
 * rendering any page again.
 */
export function robotsHeader(mode: "demo" | "live"): Readonly<Record<string, string>> {
  return mode === "live" && !isComplete() ? { "x-robots-tag": "noindex" } : {};
}

function isComplete(): boolean {
  const isOpen = currentVersion("booking") === "open";
  const facts = {
    firm: firm(),
    hasServices: isOpen,
    isBookingOpen: isOpen,
    hasTwoAdministrators: currentVersion("administrators") === "complete",
  };
  return missingFacts(facts).length === 0;
}
