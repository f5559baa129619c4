import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";
import { Link } from "@/lib/platform/i18n/navigation";

import { textFact } from "./claim-facts";
import { NeverAsk } from "./never-ask";
import { NoteMark, SideNotes } from "./side-notes";

export type RegulatedApproachProps = {
  /** The rules that the firm says it follows. */
  compliance: readonly ShownClaim[];
  noRecoveryNoFee: ShownClaim | undefined;
};

/** Explains how the firm works and why visitors should check it before they book. Each paragraph has a margin note. */
export function RegulatedApproach({ compliance, noRecoveryNoFee }: RegulatedApproachProps) {
  const t = useTranslations("home.approach");
  const never = useTranslations("neverAsk");
  const paragraphs = [t("first"), t("second"), t("third")];
  const rules = compliance.map(({ text }) => `${text}.`).join(" ");
  const notes = [
    { id: "n1", content: t.rich("lookUp", { link: (chunks) => <Link href="/verify">{chunks}</Link> }) },
    { id: "n2", content: rules || t("trail") },
    {
      id: "fees",
      content: noRecoveryNoFee ? (
        <FeeLimits claim={noRecoveryNoFee} label={t("feeLink")} />
      ) : (
        t.rich("prices", { link: (chunks) => <Link href="/services">{chunks}</Link> })
      ),
    },
  ];
  return (
    <section className="section section--tint" id="approach">
      <div className="wrap">
        <div className="golden golden--rev">
          <div className="journal">
            <h2 className="mb-13">{t("title")}</h2>
            {paragraphs.map((text, index) => (
              <p key={text}>
                {text}
                <NoteMark
                  id={notes[index]?.id ?? ""}
                  number={index + 1}
                  label={t("note", { number: String(index + 1) })}
                />
              </p>
            ))}
          </div>
          <SideNotes label={t("notes")} notes={notes} />
        </div>
        <h3 className="mt-21 mb-8">{never("title")}</h3>
        <NeverAsk />
      </div>
    </section>
  );
}

function FeeLimits({ claim, label }: { claim: ShownClaim; label: string }) {
  return (
    <>
      <b>{textFact(claim, "badge") ?? claim.text}.</b> {claim.limits} <Link href="/services#fees">{label}</Link>.
    </>
  );
}
