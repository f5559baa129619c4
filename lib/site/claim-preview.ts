import { localiseFacts } from "@/lib/firm/claims/claim";
import type { ClaimKind, ShownClaim } from "@/lib/firm/claims/claim";
import { leftOutField, textField, writeFacts } from "@/lib/firm/claims/fields";
import type { ClaimInput } from "@/lib/firm/claims/schema";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";

import { claimTitle, verificationUrl } from "./claim-wording";

/** What the page "How to check us" says about a claim in one language. */
export type ClaimPreview =
  | {
      readonly state: "shown";
      readonly title: string;
      /** The text, if the title does not contain it. */
      readonly text: string | undefined;
      readonly facts: readonly { readonly term: string; readonly value: string }[];
      /** Whether the text is the English one, because it is not written in this language. */
      readonly isEnglish: boolean;
    }
  /** The claim is left out in this language, or its text is not written yet. */
  | { readonly state: "leftOut" | "empty" };

/** Previews a claim that is not stored as if two people had verified it today. */
export function previewClaim(
  { kind, values, leftOut, evidence }: ClaimInput & { readonly kind: ClaimKind },
  { locale, today }: { readonly locale: Locale; readonly today: Day },
): ClaimPreview {
  if (leftOut[leftOutField(locale)] === "true") return { state: "leftOut" };
  const isWritten = (values[textField("text", locale)] ?? "") !== "";
  const shown = isWritten ? locale : defaultLocale;
  const part = (name: "text" | "source" | "limits") => values[textField(name, shown)] ?? "";
  if (part("text") === "") return { state: "empty" };
  const claim: ShownClaim = {
    key: "",
    kind,
    text: part("text"),
    source: part("source"),
    limits: part("limits"),
    facts: localiseFacts(writeFacts(kind, {}, values), locale),
    evidenceUrl: evidence.evidenceUrl,
    verifiedOn: today,
    expiresOn: evidence.expiresOn,
    isSample: false,
  };
  const t = translatorFor(locale, "verify.claims");
  const common = translatorFor(locale, "common");
  const title = claimTitle(claim, [], (parts) => common("labelled", parts));
  const address = verificationUrl(claim);
  const { asOf, number, fee, verifyLabel } = claim.facts;
  const facts = [
    [t("source"), claim.source],
    [t("checked"), formatCalendarDate(today, locale)],
    [t("until"), claim.expiresOn && formatCalendarDate(claim.expiresOn, locale)],
    [t("asOf"), asOf],
    [t("number"), number],
    [t("fee"), fee],
    [t("limits"), claim.limits],
    [t("how"), address && (verifyLabel ?? new URL(address).hostname)],
  ] as const;
  return {
    state: "shown",
    title,
    text: title.includes(claim.text) ? undefined : claim.text,
    facts: facts.flatMap(([term, value]) => (value ? [{ term, value: String(value) }] : [])),
    isEnglish: shown !== locale,
  };
}
