import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/render";
import { formatDay, formatDayLong, formatTime, formatTimeRange, zoneName } from "@/lib/platform/time/format";

import type { Notice } from "../notices";
import { dashboardLink, staffEmail, staffLocale as locale } from "./staff-email";

type Recipient = { readonly email: string; /** The time zone of all times in the email. */ readonly zone: string };
type Row = { readonly term: string; readonly lines: readonly string[] };

/** An email lists this many notices and gives the number of the others. */
const mostListed = 50;

/** The email with the unsent notices of one recipient. */
export function composeNotices({ email, zone }: Recipient, notices: readonly Notice[]): Email {
  const t = translatorFor(locale, "mail.staff");
  const [first] = notices;
  const title = notices.length === 1 && first ? t(`kinds.${first.kind}`) : t("several", { count: notices.length });
  const left = notices.length - mostListed;
  const isInbox = notices.every(({ kind }) => kind === "message" || kind === "request" || kind === "quarantine");
  return staffEmail({
    to: email,
    subject: notices.length === 1 && first?.reference ? `${title} ${first.reference}` : title,
    title,
    blocks: [
      ...notices.slice(0, mostListed).flatMap((notice) => blocksOf(notice, { zone, isAlone: notices.length === 1 })),
      ...(left > 0 ? [{ kind: "text", text: t("more", { count: left }) } as const] : []),
      { kind: "text", text: t("where") },
      isInbox ? dashboardLink(t("inbox"), "/inbox") : dashboardLink(t("dashboard")),
    ],
  });
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
    ...(startsAt && endsAt
      ? [{ term: t("time"), lines: timeLines({ start: Date.parse(startsAt), end: Date.parse(endsAt) }, zone) }]
      : []),
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
  return [
    formatDayLong(meeting.start, reader),
    `${formatTimeRange(meeting, reader)}, ${zoneName(zone, { locale, instant: meeting.start })}`,
  ];
}
