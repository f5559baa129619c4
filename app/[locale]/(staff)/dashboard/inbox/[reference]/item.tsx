import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { HistoryList } from "@/components/desk/record/history-list";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Section } from "@/components/desk/record/section";
import { WaitingTime } from "@/components/desk/record/waiting-time";
import { DuplicateHint } from "@/components/desk/inbox/duplicate-hint";
import { ItemHeading } from "@/components/desk/inbox/item-heading";
import { ItemKeys } from "@/components/desk/inbox/item-keys";
import { ThreadList } from "@/components/desk/inbox/thread-list";
import { UndoNotice } from "@/components/desk/form/undo-notice";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SummaryList } from "@/components/ui/summary-list";
import { AdConsent } from "@/components/desk/ads/ad-consent";
import { withdrawLeadConsent } from "@/lib/ads/actions";
import { firm } from "@/lib/firm/settings-snapshot";
import { googleAds } from "@/lib/inquiry/google-ads/payload";
import { declareDifferentPerson, undoChange, undoReply } from "@/lib/inquiry/inbox/actions";
import { enteredByStaff } from "@/lib/inquiry/leads/stages/stage";
import { begunByStaff } from "@/lib/inquiry/begun-by-staff";
import { loadNextWaiting, promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import type { LoadedItem } from "@/lib/inquiry/inbox/loaders";
import { toThreadLines } from "@/lib/inquiry/inbox/thread-line";
import { undoableEntry } from "@/lib/inquiry/inbox/undo";
import { inboxViews } from "@/lib/inquiry/inbox/view";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { formatMoment, formatTime, zoneCity } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { Acts } from "./acts";
import { OtherContact } from "./other-contact";
import { givenFacts, sourceFacts } from "./item-facts";
import { Reply } from "./reply";
import { StageForm } from "./stage-form";

type Props = {
  readonly loaded: LoadedItem;
  readonly locale: Locale;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: Instant;
};

/** How an item arrived that no form of ours made. */
const arrivals: Readonly<Record<string, "emailArrived" | "adFormSent" | "entered" | "begun">> = {
  email: "emailArrived",
  [begunByStaff]: "begun",
  [googleAds]: "adFormSent",
  [enteredByStaff]: "entered",
};

/** An opened inbox item: the sender's message, the thread of emails and notes, the reply form and the staff actions. */
export async function Item({ loaded, locale, query, now }: Props) {
  const { item, staff, clients, thread, assignees, receipt } = loaded;
  const { reference, kind, state } = item;
  const t = await getTranslations("inbox.item");
  const { zone } = firm();
  const clock = { locale, zone };
  const moment = (at: Date) => formatMoment(at.getTime(), clock);
  const names = new Map(assignees.map(({ id, name }) => [id, name]));
  const mayOpenEmails = mayOpen(staff.role, "/dashboard/outbox/{id}");
  const copies = mayOpenEmails ? loaded.copies : new Map<string, string>();
  const lines = toThreadLines(thread, { locale, zone, staffId: staff.id, names, copies, originals: loaded.originals });
  const waitingSince = item.reopenedAt ?? item.createdAt;
  const since = waitingSince.getTime();
  const mayAnswer = isAllowed(staff.role, "inbox.answer");
  const isHeld = state === "quarantined";
  // An item that an email has made has no message of its own. The email is the first entry of the thread.
  const isEmail = item.source === "email" || item.source === begunByStaff;
  const queued = thread.find(({ id, delivery }) => id === query.sent && delivery === "queued");
  const done = mayAnswer ? undoableEntry(thread, { staffId: staff.id, version: item.version, now }) : undefined;
  const next = await loadNextWaiting(staff, { reference, waitingSince }, now);
  const receiptText =
    mayOpenEmails && receipt?.emailId ? (
      <Link href={`/dashboard/outbox/${receipt.emailId}`}>{t("receiptSent")}</Link>
    ) : (
      t("receiptSent")
    );
  const history = [
    ...lines
      .filter(({ tone }) => tone === "event")
      .toReversed()
      .map((line) => ({ ...line, text: line.text ?? "" })),
    ...(receipt ? [{ key: "receipt", text: receiptText, note: moment(receipt.sentAt) }] : []),
    { key: "arrival", text: t(arrivals[item.source] ?? "formSent"), note: moment(item.createdAt) },
  ];
  const first = {
    key: "first",
    tone: "theirs",
    version: 0,
    isOwn: false,
    text: item.text || t("nothing"),
    note: `${t("received", { time: moment(item.createdAt), city: zoneCity(zone, locale) })} ${t("logged", { time: formatTime(now, clock) })}`,
  } as const;
  return (
    <article className="stack-34" aria-labelledby="sender">
      <div className="stack-13">
        <Link href={backHref(query.view)} className="icon-link inbox-back">
          <Icon name="arrow-left" size="s" />
          {t("back")}
        </Link>
        <div className="page-header">
          <div>
            <ItemHeading key={reference} id="sender">
              {[item.firstName, item.lastName].filter(Boolean).join(" ")}
            </ItemHeading>
            <p className="page-header-note item-line">
              <span>
                {t(`kinds.${kind}`)} <span className="num">{reference}</span>
              </span>
              {state === "received" ? (
                <WaitingTime since={since} until={now} promisedMs={promisedReplyMs} />
              ) : (
                <b>{t(`states.${state}`)}</b>
              )}
            </p>
          </div>
          {mayAnswer && !isHeld && (
            <div className="page-actions">
              <ButtonLink href={`/dashboard/bookings/new?from=${reference}`} variant="secondary" size="sm">
                <Icon name="calendar" size="s" /> {t("book")}
              </ButtonLink>
              {next && (
                <ButtonLink
                  href={`/dashboard/inbox/${next}`}
                  variant={query.sent === undefined ? "secondary" : "primary"}
                  size="sm"
                  aria-keyshortcuts="e"
                >
                  {t("next")} <kbd aria-hidden="true">E</kbd>
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        <SafeContactNote sources={item.sources} />
        <DuplicateHint
          clients={clients}
          reference={reference}
          hasLinks={mayOpen(staff.role, "/dashboard/clients/{id}")}
          declareDifferent={mayAnswer && !isHeld ? declareDifferentPerson : undefined}
        />
      </div>
      {queued && mayAnswer && (
        <UndoNotice
          key={queued.id}
          message={t("sentSoon")}
          undo={{ action: undoReply, values: { reference, entryId: queued.id }, submit: t("undo") }}
        />
      )}
      {done && (
        <UndoNotice
          key={done.id}
          message={`${lines.find(({ key }) => key === done.id)?.text ?? ""}.`}
          undo={{ action: undoChange, values: { entryId: done.id }, submit: t("undo") }}
        />
      )}
      <div className="columns columns--wide">
        <div className="stack-34">
          <Section id="wrote" title={t("wrote")}>
            {kind === "message" && item.subject !== "" && <h3>{item.subject}</h3>}
            <ThreadList
              lines={[...(isEmail ? [] : [first]), ...lines.filter(({ tone }) => tone !== "event")]}
              opensDocuments={loaded.documents?.rows !== undefined}
            />
          </Section>
          {mayAnswer && !isHeld && !item.isTest && (
            <Reply loaded={loaded} lines={lines} locale={locale} query={query} />
          )}
        </div>
        <div className="stack-34">
          {mayAnswer && <Acts loaded={loaded} locale={locale} now={now} />}
          {loaded.stage && <StageForm item={item} found={loaded.stage} />}
          {loaded.stage && item.kind === "lead" && (
            <AdConsent record={item} zone={zone} withdraw={withdrawLeadConsent} />
          )}
          <Section id="given" title={t("given")} isRuled>
            <SummaryList rows={await givenFacts(item, locale)} />
          </Section>
          <Section id="source" title={t("cameFrom")} isRuled>
            <SummaryList rows={await sourceFacts(item, locale)} />
          </Section>
          <OtherContact contact={loaded.otherContact} locale={locale} />
          <Section id="history" title={t("history")}>
            <HistoryList items={history} />
          </Section>
        </div>
      </div>
      <RefreshOnChange kinds={["inquiry"]} id={item.id} />
      <ItemKeys next={next && localizedPath(locale, `/dashboard/inbox/${next}`)} />
    </article>
  );
}

function backHref(view: string | string[] | undefined): string {
  const inboxView = inboxViews.find((each) => each === view);
  return inboxView ? `/dashboard/inbox?view=${inboxView}` : "/dashboard/inbox";
}
