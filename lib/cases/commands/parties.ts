import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { conflictHash } from "../conflicts";
import type { PartyKind } from "../kinds";
import { normalizeParty } from "../normalize";
import { sealOptional } from "../sealed-texts";
import { hashesOf } from "../search-hashes";
import { changeFacts, oneRow } from "./change-facts";
import type { Row } from "./losses";

type NewParty = {
  readonly reference: string;
  readonly kind: PartyKind;
  readonly name: string;
  readonly note?: string | undefined;
};

/**
 * Adds a person, firm, platform, wallet or domain to a case. BUSINESS_RULE_VIOLATION: the name is empty after
 * `normalizeParty` (rule "name"), or `changeFacts` refuses the change.
 */
export function addParty(staff: Staff, { reference, kind, name, note }: NewParty, now: Instant) {
  return changeFacts(staff, { reference, fact: "party", change: "added", now }, async (tx, caseId) => {
    const normalizedName = normalizeParty(kind, name);
    if (normalizedName === "") return fail("BUSINESS_RULE_VIOLATION", { rule: "name" });
    await tx.caseParty.create({
      data: {
        caseId,
        kind,
        name,
        normalizedName,
        nameHash: conflictHash(normalizedName),
        searchHashes: hashesOf([name]),
        noteCipher: sealOptional("case_parties.note", note),
        createdAt: new Date(now),
      },
      select: { id: true },
    });
    return ok(null);
  });
}

/** Removes a party from a case. RESOURCE_CONFLICT: the party was changed or removed after the page was rendered. */
export function removeParty(staff: Staff, { reference, id, version }: Row, now: Instant) {
  return changeFacts(staff, { reference, fact: "party", change: "removed", now }, async (tx, caseId) => {
    const where = { id, caseId, version };
    const party = await tx.caseParty.findFirst({ where, select: { kind: true } });
    const removed = oneRow(await tx.caseParty.deleteMany({ where }));
    return removed.ok && party ? ok({ kind: party.kind }) : removed;
  });
}
