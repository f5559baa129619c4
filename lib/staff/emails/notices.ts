import { officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Letter } from "@/lib/platform/mail/letter";
import { renderLetter } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";
import { formatDay, formatDayLong, formatTime, formatTimeRange, zoneName } from "@/lib/platform/time/format";

import type { Notice } from "../notices";

type Recipient = { readonly email: string; /** In which times are told. */ readonly zone: string };
type Row = { readonly term: string; readonly lines: readonly string[] };

/** Staff accounts have no language of their own, so the firm's default is used. */
const locale = defaultLocale;

/** More in one email are counted, not listed. */
const mostListed = 50;

/** Tells a staff recipient what has happened, without personal detail: an inbox is no safe place for a client's data. */
export function composeNotices({ email, zone }: Recipient, notices: readonly Notice[]): Letter {
  const t = translatorFor(locale, "mail.staff");
  const [first] = notices;
  const title = notices.length === 1 && first ? t(`kinds.${first.kind}`) : t("several", { count: notices.length });
  const left = notices.length - mostListed;
  const isInbox = notices.every(({ kind }) => kind === "message" || kind === "request" || kind === "quarantine");
  return {
    to: email,
    toName: "",
    fromName: t("from"),
    locale,
    subject: notices.length === 1 && first?.reference ? `${title} ${first.reference}` : title,
    ...renderLetter({
      locale,
      title,
      notice: env().SITE_MODE === "demo" ? t("demo") : undefined,
      blocks: [
        ...notices.slice(0, mostListed).flatMap((notice) => blocksOf(notice, { zone, isAlone: notices.length === 1 })),
        ...(left > 0 ? [{ kind: "text", text: t("more", { count: left }) } as const] : []),
        { kind: "text", text: t("where") },
        { kind: "link", label: t(isInbox ? "inbox" : "dashboard"), href: `${env().siteUrl}/dashboard${isInbox ? "/inbox" : ""}` },
      ],
      footer: [firm().legalName, ...officeAddress(locale)],
    }),
    attachments: [],
    headers: {},
  };
}

function blocksOf(notice: Notice, { zone, isAlone }: { readonly zone: string; readonly isAlone: boolean }): Block[] {
  const t = translatorFor(locale, "mail.staff");
  const heading: Block[] = isAlone ? [] : [{ kind: "title", text: t(`kinds.${notice.kind}`) }];
  return [...heading, { kind: "facts", rows: rowsOf(notice, zone) }];
}

function rowsOf({ reference, facts, happenedAt }: Notice, zone: string): Row[] {
  const t = translatorFor(locale, "mail.staff");
  const { startsAt, endsAt, service, language, urgency, count } = facts;
  const row = (term: string, text: string | undefined): Row[] => (text ? [{ term, lines: [text] }] : []);
  const reader = { locale, zone };
  return [
    ...(startsAt && endsAt ? [{ term: t("time"), lines: timeLines({ start: Date.parse(startsAt), end: Date.parse(endsAt) }, zone) }] : []),
    ...row(t("service"), service),
    ...row(t("count"), count === undefined ? undefined : String(count)),
    ...row(t("reference"), reference),
    ...row(t("urgency"), urgency && t(`urgencies.${urgency}`)),
    ...row(t("language"), language),
    ...row(t("at"), `${formatDay(happenedAt.getTime(), reader)}, ${formatTime(happenedAt.getTime(), reader)}`),
  ];
}

function timeLines(meeting: { readonly start: number; readonly end: number }, zone: string): string[] {
  const reader = { locale, zone };
  return [formatDayLong(meeting.start, reader), `${formatTimeRange(meeting, reader)}, ${zoneName(zone, { locale, instant: meeting.start })}`];
}
