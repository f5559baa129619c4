import { useTranslations } from "next-intl";
import { Fragment } from "react";

import type { ShownClaim } from "@/lib/firm/claims/claim";
import { Link } from "@/lib/platform/i18n/navigation";

import { textFact } from "./claim-facts";
import { NoteMark, NoteNumber } from "./margin-note";
import { NeverAsk } from "./never-ask";

export type RegulatedApproachProps = {
  /** The rules that the firm says it follows. */
  compliance: readonly ShownClaim[];
  noRecoveryNoFee: ShownClaim | undefined;
};

/** Explains how the firm works and why visitors should check it before they book. Each paragraph has a margin note. */
export function RegulatedApproach({ compliance, noRecoveryNoFee }: RegulatedApproachProps) {
  const t = useTranslations("home.approach");
  const never = useTranslations("neverAsk");
  const rules = compliance.map(({ text }) => `${text}.`).join(" ");
  const paragraphs = [
    { id: "n1", text: t("first"), note: t.rich("lookUp", { link: (chunks) => <Link href="/verify">{chunks}</Link> }) },
    { id: "n2", text: t("second"), note: rules || t("trail") },
    {
      id: "fees",
      text: t("third"),
      note: noRecoveryNoFee ? (
        <FeeLimits claim={noRecoveryNoFee} label={t("feeLink")} />
      ) : (
        t.rich("prices", { link: (chunks) => <Link href="/services">{chunks}</Link> })
      ),
    },
  ].map((each, index) => ({ ...each, number: index + 1 }));
  return (
    <section className="section section--tint" id="approach">
      <div className="wrap">
        <div className="journal noted">
          <h2>{t("title")}</h2>
          {paragraphs.map(({ id, text, note, number }) => (
            <Fragment key={id}>
              <p>
                {text}
                <NoteMark id={id} number={number} label={t("note", { number: String(number) })} />
              </p>
              <aside className="margin-note" id={id}>
                <NoteNumber number={number} />
                {note}
              </aside>
            </Fragment>
          ))}
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
