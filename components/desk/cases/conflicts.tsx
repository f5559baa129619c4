import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { decideConflicts, searchConflicts } from "@/lib/cases/actions/case";
import { conflictDecisions } from "@/lib/cases/kinds";
import type { CaseFacts } from "@/lib/cases/formatted";
import { Link } from "@/lib/platform/i18n/navigation";

import { StaffForm } from "@/components/desk/form/staff-form";

type Check = NonNullable<CaseFacts["conflicts"]>;
type Props = {
  readonly check: Check | undefined;
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
  readonly notice?: ReactNode;
};

/**
 * The latest search for conflicts of interest, with its matches and decision, and the decisions on earlier searches.
 */
export function Conflicts({ check, target, canChange, notice }: Props) {
  const t = useTranslations("cases.conflicts");
  const tForm = useTranslations("staffForm");
  return (
    <Section id="conflicts" title={t("title")} notice={notice}>
      <div className="stack-13">
        {check ? <Result check={check} /> : <p className="mute">{t("none")}</p>}
        {check && !check.decided && canChange && (
          <StaffForm
            edition={check.id}
            action={decideConflicts}
            values={{ ...target, id: check.id }}
            submit={t("decide")}
            fields={[
              {
                name: "decision",
                kind: "choice",
                label: t("decision"),
                options: [
                  { value: "", label: tForm("choose") },
                  ...conflictDecisions.map((value) => ({ value, label: t(`decisions.${value}`) })),
                ],
              },
              {
                name: "reason",
                kind: "multiline",
                limit: 500,
                label: t("reason"),
                isOptional: check.matches.length === 0,
              },
            ]}
          />
        )}
        {canChange && (
          <StaffForm action={searchConflicts} values={target} submit={t(check ? "searchAgain" : "search")} />
        )}
        {check && check.earlier.length > 0 && (
          <div>
            <h3>{t("earlier")}</h3>
            <ul className="record-list">
              {check.earlier.map((each) => (
                <li key={each.key}>
                  <Decision decision={each} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

/** The number of matches that are shown before "more" is opened. A well-known platform can match hundreds of cases. */
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
        <details className="opener">
          <summary>{t("more", { count: matches.length - shownFirst })}</summary>
          <Matches matches={matches.slice(shownFirst)} />
        </details>
      )}
      {decided && <Decision decision={decided} />}
    </>
  );
}

/** A decision with its reason, its time and the name of the person who made it. */
function Decision({ decision: { decision, reason, at, by } }: { readonly decision: Check["earlier"][number] }) {
  const t = useTranslations("cases.conflicts");
  return (
    <div>
      <b>{t(`decisions.${decision}`)}</b>
      {reason && <q className="sub">{reason}</q>}
      <span className="sub">{t("decided", { at, by })}</span>
    </div>
  );
}

function Matches({ matches }: Pick<Check, "matches">) {
  const t = useTranslations("cases.conflicts");
  return (
    <ul className="record-list">
      {matches.map(({ key, name, elsewhere, caseReference, clientId, adviser }) => (
        <li key={key}>
          <div>
            <span className="case-code">{name}</span>
            <span className="sub">
              {caseReference
                ? t.rich("inCase", {
                    what: t(`elsewhere.${elsewhere}`),
                    reference: caseReference,
                    link: (chunks) =>
                      clientId ? (
                        <Link href={`/dashboard/clients/${clientId}/cases/${caseReference}`}>{chunks}</Link>
                      ) : (
                        chunks
                      ),
                  })
                : t("isClient")}
            </span>
            {caseReference && !clientId && (
              <span className="sub">{adviser ? t("ask", { name: adviser }) : t("askNoOne")}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
