import type { Locale } from "@/lib/platform/i18n/locales";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";
import type { Day } from "@/lib/platform/time/day";

import { hiddenReason, localiseFacts } from "./claim";
import type { HiddenReason } from "./claim";
import type { StaffClaim } from "./staff-claim";
import { isRegister, registers } from "./registers";
import { toVerification } from "./verification";

/** The views of the list of claims. */
export const claimViews = ["all", "waiting", "drafts", "expiring", "hidden"] as const;
export type ClaimView = (typeof claimViews)[number];

/** "soon": it is shown and expires soon. "refused": nothing can verify it. */
export type ClaimState = "shown" | "soon" | "proposed" | "draft" | "expired" | "refused";

/** A claim as the list shows it. */
export type ListedClaim = {
  readonly id: string;
  readonly key: string;
  /** What the claim says. Empty if nobody has written it yet. */
  readonly title: string;
  readonly evidence:
    | { readonly kind: "link"; readonly address: string; readonly host: string; readonly isOnHost: boolean }
    | { readonly kind: "file"; readonly name: string }
    | undefined;
  /** The names of the people who verified it: none, the first, or both. */
  readonly people: readonly string[];
  readonly expiresOn: Day | null;
  readonly state: ClaimState;
  /** Why a live site does not show it, and the hosts of its register. */
  readonly hidden: HiddenReason | undefined;
  readonly hosts: readonly string[];
  /** The proposal that waits for the second person. */
  readonly proposalId: string | undefined;
  readonly isOwn: boolean;
};

type Reader = { readonly locale: Locale; readonly today: Day; readonly soon: Day; readonly staffId: string };

/** Prepares a claim for the list. `soon` is the last day of the expiries that count as near. */
export function toListed(
  claim: StaffClaim,
  open: ConfirmationRow | undefined,
  { locale, today, soon, staffId }: Reader,
): ListedClaim {
  const { id, key, facts, evidenceUrl, file } = claim;
  const verification = toVerification(open?.state === "confirmed" ? open : undefined);
  const hidden = hiddenReason({ ...claim, ...verification, facts }, today);
  const { register } = facts;
  const hosts = isRegister(register) ? registers[register] : [];
  const expiresOn = verification.expiresOn ?? claim.expiresOn;
  return {
    id,
    key,
    title: claimTitleOf(claim, locale),
    evidence:
      evidenceUrl !== null && URL.canParse(evidenceUrl)
        ? { kind: "link", address: evidenceUrl, host: new URL(evidenceUrl).host, isOnHost: isOnHost(hosts, hidden) }
        : file && { kind: "file", name: file.name },
    people: [open?.proposedBy.name, open?.confirmedBy?.name].filter((name) => name !== undefined),
    expiresOn,
    state: stateOf({ hidden, isProposed: open?.state === "proposed", isSoon: expiresOn !== null && expiresOn <= soon }),
    hidden,
    hosts,
    proposalId: open?.state === "proposed" ? open.id : undefined,
    isOwn: open?.proposedById === staffId,
  };
}

const isOnHost = (hosts: readonly string[], hidden: HiddenReason | undefined) =>
  hosts.length > 0 && hidden !== "wrongHost";

type Facts = {
  readonly hidden: HiddenReason | undefined;
  readonly isProposed: boolean;
  readonly isSoon: boolean;
};

function stateOf({ hidden, isProposed, isSoon }: Facts): ClaimState {
  if (hidden === "bafin") return "refused";
  if (isProposed) return "proposed";
  if (hidden === "expired") return "expired";
  if (hidden !== undefined) return "draft";
  return isSoon ? "soon" : "shown";
}

/** What the claim says in one language: its figure or its person, and its text. */
export function claimTitleOf({ kind, facts, texts }: StaffClaim, locale: Locale): string {
  const filled = texts.filter(({ text }) => text.trim() !== "");
  const text = (filled.find((each) => each.locale === locale) ?? filled.find((each) => each.locale === "en"))?.text;
  const { figure, clientName, name } = localiseFacts(facts, locale);
  const lead = { statistic: figure, testimonial: clientName, qualification: name }[kind as string];
  if (text === undefined) return typeof lead === "string" ? lead : "";
  if (typeof lead !== "string" || lead === "") return text;
  return kind === "statistic" ? `${lead} ${text}` : `${lead}: ${text}`;
}
