import { Link } from "@/lib/platform/i18n/navigation";
import type { RegistrationFact } from "@/lib/site/claim-lines";

export type RegistrationBarProps = {
  /** Facts from the claim records, regulation first. Without any fact the bar is not rendered. */
  facts: readonly RegistrationFact[];
  /** The link to the page that explains how to check the firm. */
  checkLabel: string;
  checkShortLabel: string;
  label: string;
};

/** One line above the header: who supervises the firm, under which number, and how to check it. */
export function RegistrationBar({ facts, checkLabel, checkShortLabel, label }: RegistrationBarProps) {
  if (facts.length === 0) return null;
  return (
    <div className="banner" data-surface="deep" role="region" aria-label={label}>
      <div className="wrap">
        <span className="banner-facts">
          {facts.map((fact) => (
            <Fact key={fact.text} fact={fact} />
          ))}
        </span>
        <Link href="/verify">
          <span className="from-md">{checkLabel}</span>
          <span className="below-md">{checkShortLabel}</span>
        </Link>
      </div>
    </div>
  );
}

function Fact({ fact: { text, shortText, from = "always" } }: { fact: RegistrationFact }) {
  if (from === "always" && !shortText) return <span>{text}</span>;
  return (
    <>
      <span className={from === "lg" ? "from-lg" : "from-md"}>{text}</span>
      {shortText && <span className="below-md">{shortText}</span>}
    </>
  );
}
