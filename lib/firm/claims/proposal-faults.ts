import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { FieldCodes } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";

import { evidenceFault } from "./claim";
import type { ClaimKind } from "./claim";
import { factField, factsOfKind, isNeeded, textField } from "./fields";
import type { StoredFacts } from "./fields";
import { isRegister, registers } from "./registers";
import { latestExpiry, longestDays } from "./validity";

export type ClaimText = {
  readonly locale: string;
  readonly text: string;
  readonly source: string;
  readonly limits: string;
};

/** The content of a claim, as it would be proposed. */
export type ClaimDraft = {
  readonly key: string;
  readonly kind: ClaimKind;
  readonly facts: StoredFacts;
  readonly texts: readonly ClaimText[];
  readonly leftOutLocales: readonly string[];
  readonly evidenceUrl: string | null;
  readonly evidenceFileId: string | null;
  readonly evidenceDatedOn: Day | null;
  readonly expiresOn: Day | null;
};

/** Returns what keeps a claim from being proposed, by the field that mends it. Empty if nothing does. */
export function proposalFaults(claim: ClaimDraft, today: Day): FieldCodes {
  const faults: [string, string][] = [
    ...locales.flatMap((locale) => textFaults(claim, locale)),
    ...factFaults(claim),
    ...evidenceFaults(claim),
    ...dayFaults(claim, today),
  ];
  return Object.fromEntries(faults.map(([field, code]) => [field, [code]]));
}

function textFaults({ texts, leftOutLocales }: ClaimDraft, locale: Locale): [string, string][] {
  if (leftOutLocales.includes(locale)) return [];
  const written = texts.find((each) => each.locale === locale);
  return (["text", "source", "limits"] as const)
    .filter((part) => (written?.[part] ?? "").trim() === "")
    .map((part) => [textField(part, locale), locale === "en" ? "required" : "claimMissing"]);
}

function factFaults({ kind, facts, leftOutLocales }: ClaimDraft): [string, string][] {
  const { plain, texts } = factsOfKind[kind];
  const shown = locales.filter((locale) => !leftOutLocales.includes(locale));
  const missing = plain.filter((fact) => isNeeded(kind, fact) && typeof facts[fact] !== "string");
  return [
    ...missing.map((fact): [string, string] => [factField(fact), "required"]),
    ...texts
      .filter((fact) => isNeeded(kind, fact))
      .flatMap((fact) => {
        const stored = facts[fact];
        const of = (locale: Locale) =>
          typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>)[locale] : stored;
        return shown
          .filter((locale) => typeof of(locale) !== "string")
          .map((locale): [string, string] => [factField(fact, locale), "required"]);
      }),
  ];
}

/** The evidence's fault, with the hosts of the register. */
function evidenceFaults(claim: ClaimDraft): [string, string][] {
  if (/bafin/i.test(claim.key)) return [["fact-register", "claimBafin"]];
  const fault = evidenceFault(claim);
  const { register } = claim.facts;
  switch (fault) {
    case undefined:
      return claim.evidenceUrl !== null && new URL(claim.evidenceUrl).username !== ""
        ? [["evidenceUrl", "claimEvidenceUrl"]]
        : [];
    case "bafin":
      return [["fact-register", "claimBafin"]];
    case "noRegister":
      return [["fact-register", "required"]];
    case "wrongHost":
      return [["evidenceUrl", `claimWrongHost:${isRegister(register) ? registers[register].join(", ") : ""}`]];
    case "noEvidence":
      return [["evidenceUrl", claim.evidenceUrl === null ? "claimNoEvidence" : "claimEvidenceUrl"]];
  }
}

function dayFaults({ kind, expiresOn, evidenceDatedOn }: ClaimDraft, today: Day): [string, string][] {
  const latest = latestExpiry(kind, today);
  const faults: [string, string][] = [];
  if (expiresOn === null) faults.push(["expiresOn", "required"]);
  else if (expiresOn <= today) faults.push(["expiresOn", "claimExpired"]);
  else if (expiresOn > latest) faults.push(["expiresOn", `claimTooLong:${longestDays[kind]}`]);
  if (evidenceDatedOn !== null && evidenceDatedOn > today) faults.push(["evidenceDatedOn", "claimDatedLater"]);
  return faults;
}
