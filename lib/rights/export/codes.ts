import { formatRate } from "@/lib/money/fees/fee-texts";
import { toEmailKind } from "@/lib/outbox/email-kinds";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { zoneName } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { actionWords } from "./action-names";

/** Columns that contain codes. The texts for these codes are in `clientData.codes` of the catalogues. */
const codeColumns = [
  ...[
    "actor_kind",
    "channel",
    "claim_state",
    "consumer_law",
    "dispute",
    "estimated_loss",
    "identity_check",
    "kind",
    "law",
    "meeting_mode",
  ],
  ...[
    "outcome",
    "preferred_contact",
    "price_kind",
    "problem",
    "provider",
    "rail",
    "reason",
    "safe_contact",
    "source",
    "state",
  ],
  ...["status", "uploaded_by", "urgency", "decided_stage", "entered_from", "not_for_us_reason", "stage"],
];

/** Whether a column of this name contains codes from `clientData.codes`. */
export const isCodeColumn = (column: string) => codeColumns.includes(column);

type Converter = (code: string) => string | undefined;

type Context = {
  readonly language: Locale;
  readonly now: Instant;
  /** The names of services by slug. */
  readonly services: ReadonlyMap<string, string>;
};

/**
 * Returns a function that finds the converter of a column. A converter turns a code into words. It returns undefined
 * for an unknown code, and the export then shows the code. A column without codes has no converter.
 */
export function columnWords({ language, now, services }: Context) {
  const { bookings, clientData, inbox, inquiry, newsletter, cases, outbox, week } = messagesFor(language);
  const listed =
    (texts: Readonly<Record<string, string>>): Converter =>
    (code) =>
      texts[code];
  const languages = new Intl.DisplayNames([language], { type: "language" });
  const ofService: Converter = (slug) => services.get(slug);
  const converters: Readonly<Record<string, Converter>> = {
    action: (action) => actionWords(action, language),
    subject_kind: listed(clientData.subjects),
    locale: (code) => languages.of(code),
    zone: (zone) => zoneName(zone, { locale: language, instant: now }),
    service: ofService,
    service_interest: ofService,
    suspicions: listed(inbox.item.reasons),
    interests: listed(newsletter.interests),
    referral_source: listed(inquiry.contact.referral),
    rule: listed(cases.rules),
    outside_rules: listed(week.rules),
    point: listed(bookings.appointment.points),
    rate_basis_points: (rate) => formatRate(Number(rate), language),
    "sent_emails.kind": (kind) => outbox.kinds[toEmailKind(kind)],
  };
  return (table: string, column: string): Converter | undefined =>
    converters[`${table}.${column}`] ??
    converters[column] ??
    (isCodeColumn(column) ? listed(clientData.codes) : undefined);
}
