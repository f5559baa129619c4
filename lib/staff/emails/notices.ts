import { parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/body";
import { formatDayLong, formatMoment, formatTimeRange, zoneName } from "@/lib/platform/time/format";

import type { Notice } from "../notices";
import { dashboardLink, staffEmail } from "./staff-email";

/** `zone` is the time zone of all times in the email. */
type Reader = { readonly locale: Locale; readonly zone: string };
export type Recipient = Reader & { readonly email: string };
type Row = { readonly term: string; readonly lines: readonly string[] };

/** The maximum number of notices that an email lists. If there are more, the email states how many it leaves out. */
const maxListed = 50;

/** Composes the email with the unsent notices of one recipient. */
export function composeNotices(recipient: Recipient, notices: readonly Notice[]): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  const [first] = notices;
  const title = notices.length === 1 && first ? t(`kinds.${first.kind}`) : t("several", { count: notices.length });
  const left = notices.length - maxListed;
  const isInbox = notices.every(({ kind }) => kind === "message" || kind === "request" || kind === "quarantine");
  return staffEmail(recipient, {
    subject: notices.length === 1 && first?.reference ? `${title} ${first.reference}` : title,
    title,
    blocks: [
      ...notices.slice(0, maxListed).flatMap((notice) => blocksOf(notice, recipient, notices.length === 1)),
      ...(left > 0 ? [{ kind: "text", text: t("more", { count: left }) } as const] : []),
      { kind: "text", text: t("where") },
      isInbox ? dashboardLink(t("inbox"), "/inbox", locale) : dashboardLink(t("dashboard"), "", locale),
    ],
  });
}

function blocksOf(notice: Notice, reader: Reader, isAlone: boolean): Block[] {
  const t = translatorFor(reader.locale, "mail.staff");
  const heading: Block[] = isAlone ? [] : [{ kind: "title", text: t(`kinds.${notice.kind}`) }];
  return [...heading, { kind: "facts", rows: rowsOf(notice, reader) }];
}

function rowsOf({ reference, facts, happenedAt }: Notice, reader: Reader): Row[] {
  const t = translatorFor(reader.locale, "mail.staff");
  const { startsAt, endsAt, service, language, urgency, count } = facts;
  const row = (term: string, text: string | undefined): Row[] => (text ? [{ term, lines: [text] }] : []);
  return [
    ...(startsAt && endsAt
      ? [{ term: t("time"), lines: timeLines({ start: Date.parse(startsAt), end: Date.parse(endsAt) }, reader) }]
      : []),
    ...row(t("service"), service),
    ...row(t("count"), count === undefined ? undefined : String(count)),
    ...row(t("reference"), reference),
    ...row(t("urgency"), urgency && t(`urgencies.${urgency}`)),
    ...row(t("language"), language && languageName(language, reader.locale)),
    ...row(t("at"), formatMoment(happenedAt.getTime(), reader)),
  ];
}

/** Returns the name of a language, for example "German" for "de". */
function languageName(code: string, locale: Locale): string | undefined {
  return parseLocale(code) && new Intl.DisplayNames([locale], { type: "language" }).of(code);
}

function timeLines(meeting: { readonly start: number; readonly end: number }, reader: Reader): string[] {
  return [
    formatDayLong(meeting.start, reader),
    `${formatTimeRange(meeting, reader)}, ${zoneName(reader.zone, { locale: reader.locale, instant: meeting.start })}`,
  ];
}
