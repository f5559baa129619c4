import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDay, formatMoment } from "@/lib/platform/time/format";
import { msPerDay } from "@/lib/platform/time/instant";

import { receivedKeptDays } from "./kept-emails";
import type { EntryContent, EntryFacts } from "./entry";
import { isOurSubject } from "./our-subject";
import type { ThreadEntry } from "./queries/thread";
import { textParts } from "./quotes";
import type { TextPart } from "./quotes";

/** One entry of a thread, described in the reader's language. */
export type ThreadLine = {
  readonly key: string;
  /**
   * "ours": an email from the firm. "theirs": an email to the firm. "note": a text that only staff see. "event": a line
   * of the history.
   */
  readonly tone: "ours" | "note" | "theirs" | "event";
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** The parts of a received email's text. If they are set, they are shown instead of `text`, with folded quotes. */
  readonly parts?: readonly TextPart[] | undefined;
  /** The attached files. `documentId` is the id of the client's document. */
  readonly attachments?: readonly { readonly name: string; readonly documentId?: string | undefined }[];
  readonly note: string;
  /** Whether the reader made this entry. */
  readonly isOwn: boolean;
  readonly warnings?: readonly string[];
  /** The id of a sent reply's copy in the outbox. */
  readonly emailId?: string | undefined;
  /** The id of a received email's original, and the last day on which it is kept. */
  readonly original?: { readonly id: string; readonly until: string } | undefined;
  readonly version: number;
};

type Reader = {
  readonly locale: Locale;
  readonly zone: string;
  /** The reader's own id. The texts address the reader as "you". */
  readonly staffId: string;
  /** The names of the staff members to whom a message or lead can be assigned. */
  readonly names: ReadonlyMap<string, string>;
  /** The ids of the outbox copies of sent replies, by entry id. Empty for readers who may not open the outbox. */
  readonly copies: ReadonlyMap<string, string>;
  /** The ids of the originals of received emails, by the time of their arrival. */
  readonly originals: ReadonlyMap<number, string>;
};

/**
 * Describes the entries of a thread in the reader's language. The page shows lines with the tone "event" in the
 * history, and all other lines in the thread.
 */
export function toThreadLines(
  entries: readonly ThreadEntry[],
  { locale, zone, staffId, names, copies, originals }: Reader,
): ThreadLine[] {
  const t = translatorFor(locale, "inbox.thread");
  const clock = { locale, zone };
  const moment = (at: Date) => formatMoment(at.getTime(), clock);
  return entries.map((entry) => {
    const { id, kind, at, content, facts, delivery, version } = entry;
    const by = entry.staffId === staffId ? t("you") : (entry.staffName ?? t("system"));
    const shared = {
      key: id,
      version,
      isOwn: entry.staffId === staffId,
      note: t("by", { name: by, time: moment(at) }),
    };
    const event = (text: string): ThreadLine => ({ ...shared, tone: "event", text });
    switch (kind) {
      case "reply":
        return {
          ...shared,
          tone: "ours",
          text: content?.text,
          note: t(`delivery.${delivery ?? "sent"}`, { name: by, time: moment(at) }),
          attachments: filesOf(content, facts),
          warnings: delivery === "failed" ? [t("failed")] : [],
          emailId: copies.get(id),
        };
      case "received":
        return {
          ...shared,
          ...receivedText(content, facts, t),
          tone: "theirs",
          original: originalOf(at, originals, clock),
          note: t(facts.isAutomatic ? "automatic" : "received", { time: moment(at) }),
        };
      case "note":
        return { ...shared, tone: "note", text: content?.text, note: t("noteBy", { name: by, time: moment(at) }) };
      case "call":
        return { ...shared, tone: "note", title: t(`calls.${facts.outcome ?? "reached"}`), text: content?.text };
      case "assigned":
        return event(
          facts.ownerId
            ? facts.ownerId === staffId
              ? t("assignedToYou")
              : t("assigned", { name: names.get(facts.ownerId) ?? t("former") })
            : t("unassigned"),
        );
      case "snoozed":
        return event(facts.until ? t("snoozed", { time: moment(new Date(facts.until)) }) : t("woken"));
      case "state":
        return event(t(`states.${facts.state ?? "received"}`));
      case "stage":
        return event(
          facts.reason
            ? t("notForUs", { reason: t(`reasons.${facts.reason}`) })
            : t(`stages.${facts.stage ?? "contacted"}`),
        );
      case "released":
        return event(t("released"));
      case "different-person":
        return event(t("differentPerson"));
      case "bounced":
        return event(t("bounced", { status: facts.status ?? "" }));
      default:
        return kind satisfies never;
    }
  });
}

function filesOf(content: EntryContent | undefined, { documents = [] }: EntryFacts) {
  return (content?.attachments ?? []).map((name, index) => ({ name, documentId: documents[index] ?? undefined }));
}

function originalOf(at: Date, originals: Reader["originals"], clock: Pick<Reader, "locale" | "zone">) {
  const id = originals.get(at.getTime());
  const until = at.getTime() + receivedKeptDays * msPerDay;
  return id === undefined ? undefined : { id, until: formatDay(until, clock) };
}

/** What of a received email's text is missing. Each has a text of its own. */
const lacks = ["isCut", "hasUnreadParts", "hasDoubtfulLetters", "hasOtherVersion"] as const;

type Texts = ReturnType<typeof translatorFor<"inbox.thread">>;

/** Describes the text and the files of a received email, and says what of it is missing. */
function receivedText(content: EntryContent | undefined, facts: EntryFacts, t: Texts) {
  const { text = "", subject = "", from } = content ?? {};
  const attachments = filesOf(content, facts);
  const others = facts.otherAttachments ?? 0;
  return {
    title: subject !== "" && (text === "" || !isOurSubject(subject)) ? t("subject", { subject }) : undefined,
    text: facts.isWithheld ? t("withheld") : facts.isUnreadable && text === "" ? t("unreadable") : text || t("empty"),
    parts: text === "" ? undefined : textParts({ subject, text }),
    attachments: others > 0 ? [...attachments, { name: t("otherAttachments", { count: others }) }] : attachments,
    warnings: [
      ...(from ? [t("otherSender", { address: from })] : []),
      ...(facts.isSenderUnproven ? [t("senderUnproven")] : []),
      ...(facts.isWithheld ? [] : lacks.filter((lack) => facts[lack]).map((lack) => t(lack))),
      ...(facts.isTooLarge ? [t("tooLarge")] : []),
    ],
  };
}
