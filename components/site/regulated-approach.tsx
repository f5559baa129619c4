import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import type { ShownClaim } from "@/lib/firm/claims";
import { Link } from "@/lib/platform/i18n/navigation";

import { textFact } from "./claim-facts";
import { NeverAsk } from "./never-ask";
import { NoteMark, SideNotes } from "./side-notes";

export type RegulatedApproachProps = {
  /** The rules that the firm says it follows. */
  compliance: readonly ShownClaim[];
  noRecoveryNoFee: ShownClaim | undefined;
};

/** Explains how the firm works and why visitors should check it first, with the proof in the margin. */
export function RegulatedApproach({ compliance, noRecoveryNoFee }: RegulatedApproachProps) {
  const t = useTranslations("home.approach");
  const paragraphs = [t("first"), t("second"), t("third")];
  const rules = compliance.map(({ key, text }) => <span key={key} className="block">{`${text}.`}</span>);
  const notes = [
    { id: "n1", content: t.rich("lookUp", { link: (chunks) => <Link href="/verify">{chunks}</Link> }) },
    { id: "n2", content: rules.length > 0 ? rules : t("trail") },
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
    <section className="section section--sunken" id="approach">
      <div className="wrap golden golden--rev">
        <div className="journal">
          <h2 className="mb-21">{t("title")}</h2>
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
          <NeverTitle />
          <NeverAsk />
        </div>
        <div>
          <SideNotes label={t("notes")} notes={notes} />
          <div className="mt-34" id="first">
            <Alert tone="warn" title={t("urgentTitle")}>
              {t("urgent")}
            </Alert>
          </div>
        </div>
      </div>
    </section>
  );
}

function NeverTitle() {
  const t = useTranslations("neverAsk");
  return <h3 className="mt-34 mb-13">{t("title")}</h3>;
}

function FeeLimits({ claim, label }: { claim: ShownClaim; label: string }) {
  return (
    <>
      <b>{textFact(claim, "badge") ?? claim.text}.</b> {claim.limits} <Link href="/services">{label}</Link>.
    </>
  );
}
