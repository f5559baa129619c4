import { statedHours } from "@/lib/firm/stated-facts";

import { legalDetailsOf, missingFacts } from "../missing-facts";
import type { RequiredFact } from "../missing-facts";
import type { SetupFacts } from "./facts";

export const abilityNames = ["read", "write", "book", "pay", "claims", "imprint", "search"] as const;
export type AbilityName = (typeof abilityNames)[number];

/** What visitors can do on the site now. `reason` chooses the sentence that explains the state. */
export type Ability = {
  readonly name: AbilityName;
  readonly state: "on" | "partly" | "hidden";
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
};

type Judged = Pick<Ability, "state" | "reason"> & Partial<Ability>;

/** Computes what visitors can do now. */
export function toAbilities(facts: SetupFacts): readonly Ability[] {
  const judge: Readonly<Record<AbilityName, () => Judged>> = {
    read: () => readingOf(facts),
    write: () => ({ state: "on", reason: "inbox" }),
    book: () => bookingOf(facts),
    pay: () => payingOf(facts),
    claims: () => claimsOf(facts),
    imprint: () => {
      const { registers } = legalDetailsOf(facts.firm);
      if (!registers) return { state: "partly", reason: "registers" };
      return facts.firm.taxNumber === null ? { state: "on", reason: "untaxed" } : { state: "on", reason: "complete" };
    },
    search: () => {
      const missing = missingOf(facts);
      return missing.length === 0 ? { state: "on", reason: "listed" } : { state: "hidden", reason: "incomplete" };
    },
  };
  return abilityNames.map((name) => ({ name, values: {}, ...judge[name]() }));
}

/** What is missing before the site is complete, from the facts of the page. */
export function missingOf({ firm, services, isBookingOpen, administrators }: SetupFacts): readonly RequiredFact[] {
  return missingFacts({
    firm,
    hasServices: services.offered > 0,
    isBookingOpen,
    hasTwoAdministrators: administrators.active >= 2,
  });
}

function readingOf({ firm: { confirmedOn }, notedTexts }: SetupFacts): Judged {
  if (confirmedOn.articles === undefined || confirmedOn.questions === undefined)
    return { state: "partly", reason: "texts" };
  return notedTexts.length > 0 ? { state: "partly", reason: "counsel" } : { state: "on", reason: "all" };
}

function bookingOf({ services, advisers, isBookingOpen, firm }: SetupFacts): Judged {
  const values = { count: advisers.withHours };
  if (isBookingOpen) return { state: "on", reason: statedHours(firm) ? "open" : "openWithoutHours", values };
  if (services.offered === 0) return { state: "hidden", reason: "services" };
  return { state: "hidden", reason: advisers.names.length === 0 ? "adviser" : "hours" };
}

function payingOf({ firm, hasCards, proposed }: SetupFacts): Judged {
  if (firm.bank) return { state: "on", reason: hasCards ? "both" : "invoice" };
  if (hasCards) return { state: "on", reason: "card" };
  if (firm.paymentText) return { state: "partly", reason: "words" };
  return { state: "hidden", reason: proposed.bank ? "proposed" : "bank" };
}

function claimsOf({ claims, marks }: SetupFacts): Judged {
  const all = claims.shown + claims.proposed + claims.drafts + claims.expired + claims.empty;
  const values = { shown: claims.shown, all, empty: claims.empty };
  const isDecided = claims.shown + claims.empty === all && (claims.empty === 0 || marks["no-other-claims"]);
  if (claims.shown === 0) return { state: "hidden", reason: "some", values };
  return isDecided ? { state: "on", reason: "all", values } : { state: "partly", reason: "some", values };
}
