import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages } from "@/lib/platform/i18n/messages";
import type { Fact, Part, Pdf } from "@/lib/platform/pdf/draw";

import { dayText } from "./day-text";
import { dayLines } from "./days";
import { amountText, numberText, timeText } from "./fact-texts";
import type { Letter } from "./letters";
import { otherCodes, recipientsOf } from "./people";
import { plainText } from "./sentences";
import { openQuestions, otherSide, totalsOf } from "./payments";
import type { Payment } from "./payments";
import type { Work } from "./work";

export type ReportContext = {
  readonly texts: Messages["evidence"];
  readonly locale: Locale;
  /** The day on which the report is made, as YYYY-MM-DD. */
  readonly madeOn: string;
  readonly letters: readonly Letter[];
};

/** The report as the parts of one document: payments, contacts, days, files, open questions and letters. */
export function reportOf(work: Work, context: ReportContext): Pdf {
  const { texts, locale, madeOn, letters } = context;
  const { report } = texts.kit;
  const payments = work.payments.filter(({ isTicked }) => isTicked);
  const chapter = (text: string, parts: readonly Part[]): Part[] =>
    parts.length === 0 ? [] : [{ kind: "heading", text }, ...parts];
  const facts = (each: readonly Fact[]): Part[] => (each.length === 0 ? [] : [{ kind: "facts", facts: each }]);
  return {
    title: report.title,
    language: locale,
    createdAt: Date.parse(`${madeOn}T00:00:00Z`),
    header: `${report.madeOn} ${dayText(madeOn, locale)}`,
    footer: (page, pages) => `${page} / ${pages}`,
    parts: [
      ...chapter(
        report.payments,
        payments.flatMap((each, at): Part[] => [
          { kind: "subheading", text: `${report.payment} ${at + 1}` },
          { kind: "facts", facts: factsOf(each, context) },
        ]),
      ),
      ...chapter(
        report.totals,
        facts(totalsOf(payments).map((total) => ({ term: total.asset, value: amountText(total, locale) ?? "" }))),
      ),
      ...chapter(report.contacts, facts(contactsOf(work, texts))),
      ...chapter(
        report.days,
        facts(dayLines(work, texts.timeline.about, locale).map(({ when, what }) => ({ term: when, value: what }))),
      ),
      ...chapter(
        report.files,
        work.files.flatMap(({ name, size, hash }): Part[] => [
          { kind: "subheading", text: name },
          ...facts([
            { term: report.size, value: `${size}` },
            { term: report.fingerprint, value: hash },
          ]),
        ]),
      ),
      ...chapter(report.open, openParts(payments, report.openText)),
      ...chapter(report.letters, letters.flatMap(letterParts)),
    ],
  };
}

function factsOf({ transfer }: Payment, { texts: { table, rails, kit }, locale }: ReportContext): Fact[] {
  const { date, rail, network, hash, reference } = transfer;
  const other = otherSide(transfer);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [table.when, date && dayText(date, locale)],
    [table.time, timeText(transfer, locale)],
    [table.amount, amountText(transfer, locale) ?? (transfer.amount && numberText(transfer.amount, locale))],
    [table.how, rail && [rails[rail], network].filter(Boolean).join(", ")],
    [table.to, [other?.name, other?.value].filter(Boolean).join(", ")],
    [table.code, hash],
    [kit.report.reference, reference],
  ];
  const always: readonly string[] = [table.when, table.amount, table.to];
  return facts
    .filter(([term, value]) => value || always.includes(term))
    .map(([term, value]) => ({ term, value: value || kit.report.unclear }));
}

/** Who got money, whom the visitor added, and the other codes of the text. */
function contactsOf({ payments, people, identifiers }: Work, { kinds, parties }: ReportContext["texts"]): Fact[] {
  const recipients = recipientsOf(payments);
  return [
    ...recipients.map(({ name, codes }) => ({ term: name, value: codes.join(", ") || parties.noCode })),
    ...people.map(({ name, contact }) => ({ term: name, value: contact || parties.noCode })),
    ...otherCodes(identifiers, recipients).map(({ kind, value }) => ({ term: kinds[kind], value })),
  ];
}

function openParts(payments: readonly Payment[], text: string): Part[] {
  const open = payments.flatMap((each, at) => (openQuestions(each).length > 0 ? [at + 1] : []));
  return open.length === 0 ? [] : [{ kind: "paragraph", text: `${text} ${open.join(", ")}` }];
}

const letterParts = ({ title, to, subject, paragraphs }: Letter): Part[] => [
  { kind: "subheading", text: title },
  ...[to, ...[subject, ...paragraphs].map(plainText)].map((text): Part => ({ kind: "paragraph", text })),
];
