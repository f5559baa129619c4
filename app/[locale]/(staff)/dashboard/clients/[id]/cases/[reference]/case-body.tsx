import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { CloseCase, FreePlaces, ReopenCase } from "@/components/desk/cases/closing";
import { Conflicts } from "@/components/desk/cases/conflicts";
import { Deadlines } from "@/components/desk/cases/deadlines";
import { JourneySteps } from "@/components/desk/cases/journey-steps";
import { Letters } from "@/components/desk/cases/letters";
import { Losses } from "@/components/desk/cases/losses";
import { NewestRules } from "@/components/desk/cases/newest-rules";
import { Parties } from "@/components/desk/cases/parties";
import { PreparedLists } from "@/components/desk/cases/prepared-lists";
import { RefusedAction } from "@/components/desk/cases/refused-action";
import { ClientActs } from "@/components/desk/clients/client-acts";
import { HistoryList } from "@/components/desk/record/history-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PrintButton } from "@/components/desk/record/print-button";
import { PageNotice } from "@/components/desk/record/page-notice";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Section } from "@/components/desk/record/section";
import { SuccessFee } from "@/components/desk/money/success-fee";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { caseHistoryTexts } from "@/lib/cases/history-texts";
import { toJourney } from "@/lib/cases/journey-view";
import type { CaseKind, CaseOutcome } from "@/lib/cases/kinds";
import type { CaseRecord } from "@/lib/cases/loaders";
import { caseNotices, isRefusal, noticeParts, triedActions } from "@/lib/cases/notices";
import type { NoticePart } from "@/lib/cases/notices";
import { stepCount } from "@/lib/cases/rules";
import { moment, toFacts } from "@/lib/cases/formatted";
import { toPreparedView } from "@/lib/cases/prepared-view";
import type { CaseFees } from "@/lib/money/fees/view";
import { firm } from "@/lib/firm/settings-snapshot";
import { shownName } from "@/lib/inquiry/person/person-name";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly record: CaseRecord;
  readonly fees: CaseFees;
  /** From the URL's query: the result of the last action. */
  readonly done: unknown;
  /** From the URL's query: the action that was refused because someone else had changed the case. */
  readonly tried: unknown;
  /** From the URL's query: the section that shows the result of the last action. */
  readonly part: unknown;
  readonly now: Instant;
  /** The tasks of the case. */
  readonly children: ReactNode;
};

export async function CaseBody({ staff, locale, record, fees, done, tried, part, now, children }: Props) {
  const t = await getTranslations("cases");
  const clock = { locale, zone: firm().zone };
  const { client, reference, owner, adviser } = record;
  const target = { clientId: client.id, reference, version: String(record.version) };
  const place = { clientId: client.id, reference };
  const isOpen = record.state === "open";
  const canChange = record.canChange && isOpen;
  const facts = toFacts(record, clock, now);
  const notice = caseNotices.find((each) => each === done);
  const refused = done === "changed" ? triedActions.find((each) => each === tried) : undefined;
  const noticePart = noticeParts.find((each) => each === part);
  const pageNotice = (
    <PageNotice
      notice={
        notice && !refused
          ? { code: notice, message: t(`notices.${notice}`), tone: isRefusal(notice) ? "warn" : "ok" }
          : undefined
      }
    />
  );
  const noticeIn = (section: NoticePart) => noticePart === section && pageNotice;
  const history = caseHistoryTexts(record, clock);
  return (
    <>
      <PageHeader
        title={t("titleOf", { name: shownName(client.name, locale) })}
        crumbs={{
          href: `/dashboard/clients/${client.id}`,
          list: shownName(client.name, locale),
          current: reference,
        }}
        actions={
          <>
            <PrintButton />
            <ClientActs staff={staff} clientId={client.id} />
          </>
        }
        note={
          <span className="record-note">
            <Badge tone={isOpen ? "info" : "plain"}>{t(`states.${record.state}`)}</Badge>
            <span>{t(`kinds.${record.kind as CaseKind}`)}</span>
            <span>{t("opened", { at: moment(record.openedAt, clock) })}</span>
            <span>
              {t("people", { owner: owner?.name ?? t("unassigned"), adviser: adviser?.name ?? t("unassigned") })}
            </span>
          </span>
        }
      />
      {refused && <RefusedAction tried={refused} latest={history[0]} completed={record.steps.length} isOpen={isOpen} />}
      {!noticePart && pageNotice}
      {facts.conflicts?.stop && (
        <Alert tone="bad" title={t("conflicts.stop")}>
          {t("conflicts.stopText", { by: facts.conflicts.stop.by, at: facts.conflicts.stop.at })}{" "}
          <a href="#conflicts">{t("conflicts.title")}</a>
        </Alert>
      )}
      <SafeContactNote sources={client.sources} />
      {!isOpen && <Closed record={record} at={record.closedAt ? moment(record.closedAt, clock) : ""} target={target} />}
      <div className="columns">
        <div className="stack-34">
          <JourneySteps
            steps={toJourney(record, clock, now)}
            target={target}
            canChange={canChange}
            canEmail={client.email !== null}
          />
          {canChange && record.newestRules > record.ruleSetVersion && (
            <NewestRules target={target} version={record.ruleSetVersion} newest={record.newestRules} />
          )}
          <Losses
            losses={facts.losses}
            totals={facts.totals}
            target={place}
            canChange={canChange}
            notice={noticeIn("losses")}
          />
          <PreparedLists
            lists={toPreparedView(record.prepared, clock)}
            clientId={client.id}
            target={canChange ? place : undefined}
          />
          <Letters letters={facts.letters} target={place} canChange={canChange} notice={noticeIn("letters")} />
          <SuccessFee fees={fees} target={place} notice={noticeIn("fee")} />
        </div>
        <div className="stack-34 side-column">
          <Conflicts check={facts.conflicts} target={place} canChange={canChange} notice={noticeIn("conflicts")} />
          {children}
          <Deadlines deadlines={facts.deadlines} target={place} canChange={canChange} notice={noticeIn("deadlines")} />
          <Parties parties={facts.parties} target={place} canChange={canChange} notice={noticeIn("parties")} />
          {canChange && (
            <CloseCase target={target} isComplete={record.steps.length === stepCount} places={record.places} />
          )}
          <Section id="history" title={t("history")}>
            <HistoryList items={history} />
          </Section>
        </div>
      </div>
    </>
  );
}

type ClosedProps = Pick<Props, "record"> & {
  readonly at: string;
  readonly target: Readonly<Record<"clientId" | "reference" | "version", string>>;
};

/**
 * Shows the outcome of a closed case and the reason for closing it. If nothing was recovered, the section also lists
 * organisations that help free of charge.
 */
async function Closed({ record, at, target }: ClosedProps) {
  const t = await getTranslations("cases.closing");
  return (
    <Section id="closed" title={t(`outcomes.${record.outcome as CaseOutcome}`)} note={t("closedAt", { at })}>
      <div className="stack-13">
        {record.closeReason && <p>{record.closeReason}</p>}
        {record.outcome === "none" && <FreePlaces places={record.places} />}
        {record.canReopen && <ReopenCase target={target} />}
      </div>
    </Section>
  );
}
