import { useTranslations } from "next-intl";

import { Section } from "@/components/dashboard/section";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { decideConflicts, searchConflicts } from "@/lib/cases/actions";
import { conflictDecisions } from "@/lib/cases/kinds";
import type { CaseFacts } from "@/lib/cases/view";

import { RecordForm } from "@/components/dashboard/record-form";

type Check = NonNullable<CaseFacts["conflicts"]>;
type Props = {
  readonly check: Check | undefined;
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
};

/** The latest search for conflicts of interest, its result, and the decision about it. */
export function Conflicts({ check, target, canChange }: Props) {
  const t = useTranslations("cases.conflicts");
  return (
    <Section id="conflicts" title={t("title")}>
      <div className="stack-13">
        {check ? <Result check={check} /> : <p className="mute">{t("none")}</p>}
        {check && !check.decided && canChange && (
          <RecordForm
            action={decideConflicts}
            values={{ ...target, id: check.id }}
            submit={t("decide")}
            fields={[
              {
                name: "decision",
                kind: "choice",
                label: t("decision"),
                options: conflictDecisions.map((value) => ({ value, label: t(`decisions.${value}`) })),
              },
              { name: "reason", kind: "prose", limit: 500, label: t("reason"), isOptional: check.matches.length === 0 },
            ]}
          />
        )}
        {canChange && (
          <RecordForm action={searchConflicts} values={target} submit={t(check ? "searchAgain" : "search")} />
        )}
      </div>
    </Section>
  );
}

/** A well-known platform can be in hundreds of cases. */
const shownFirst = 20;

function Result({ check }: { readonly check: Check }) {
  const t = useTranslations("cases.conflicts");
  const { matches, decided, isOutdated } = check;
  return (
    <>
      <div>
        <Badge tone={matches.length === 0 ? "ok" : "warn"} icon={matches.length === 0 ? "check" : "alert"}>
          {t("matches", { count: matches.length })}
        </Badge>
        <span className="sub">{t("compared", { terms: check.terms, compared: check.compared })}</span>
        <span className="sub">{t("searched", { at: check.at, by: check.by })}</span>
      </div>
      {isOutdated && <Alert tone="warn">{t("outdated")}</Alert>}
      {matches.length > 0 && <Matches matches={matches.slice(0, shownFirst)} />}
      {matches.length > shownFirst && (
        <details className="case-opener">
          <summary>{t("more", { count: matches.length - shownFirst })}</summary>
          <Matches matches={matches.slice(shownFirst)} />
        </details>
      )}
      {decided && (
        <div>
          <b>{t(`decisions.${decided.decision}`)}</b>
          {decided.reason && <q className="sub">{decided.reason}</q>}
          <span className="sub">{t("decided", { at: decided.at, by: decided.by })}</span>
        </div>
      )}
    </>
  );
}

function Matches({ matches }: Pick<Check, "matches">) {
  const t = useTranslations("cases.conflicts");
  return (
    <ul className="case-list">
      {matches.map(({ key, name, elsewhere, caseReference }) => (
        <li key={key}>
          <div>
            <span className="case-code">{name}</span>
            <span className="sub">
              {caseReference
                ? t("inCase", { what: t(`elsewhere.${elsewhere}`), reference: caseReference })
                : t("isClient")}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
