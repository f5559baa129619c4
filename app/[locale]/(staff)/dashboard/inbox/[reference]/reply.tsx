import { getTranslations } from "next-intl/server";

import { Section } from "@/components/desk/record/section";
import { AttachDocuments } from "@/components/desk/inbox/attach-documents";
import { ReplyEditor } from "@/components/desk/inbox/reply-editor";
import { Alert } from "@/components/ui/alert";
import { firm } from "@/lib/firm/settings-snapshot";
import { saveReplyDraft, sendReply } from "@/lib/inquiry/inbox/actions";
import { replySubject } from "@/lib/inquiry/inbox/emails/reply";
import type { LoadedItem } from "@/lib/inquiry/inbox/loaders";
import { replyAddress } from "@/lib/inquiry/inbox/reply-address";
import type { ThreadLine } from "@/lib/inquiry/inbox/thread-line";
import { defaultLocale, locales, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime } from "@/lib/platform/time/format";

import { editorTexts } from "../../editor-texts";
import { replyTemplates } from "../../reply-templates";

type Props = {
  readonly loaded: LoadedItem;
  readonly lines: readonly ThreadLine[];
  readonly locale: Locale;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
};

/** The form for a reply to an inbox item. If the URL names no language, the reply is in the language of the item. */
export async function Reply({ loaded, lines, locale, query }: Props) {
  const { item, staff, draft, thread, isBlocked } = loaded;
  const t = await getTranslations("inbox.reply");
  if (item.email === null) {
    return (
      <Section id="reply" title={t("title")}>
        <p>{t("noEmail")}</p>
      </Section>
    );
  }
  const templates = await replyTemplates(staff, item, locale);
  const language = locales.find((each) => each === query.language) ?? parseLocale(item.locale) ?? defaultLocale;
  const offered = templates.groups.flatMap((group) => group.templates);
  const template = offered.find(({ value }) => value === query.template)?.value ?? "";
  const { zone } = firm();
  const last = thread.findLast(({ kind, staffId }) => kind === "reply" && staffId === staff.id);
  const isSending = last?.delivery === "queued" || last?.delivery === "sending";
  // While a reply is queued or being sent, its draft is kept but not shown. A draft that is newer than this reply
  // belongs to the next reply and is shown.
  const kept = draft && isSending && draft.savedAt <= last.at ? undefined : draft;
  const note = replyAddress(item.reference) === undefined ? t("toOffice") : t("toThread");
  return (
    <Section id="reply" title={t("title")}>
      <div className="stack-13">
        <p className="mute">
          {t("to")} <b>{item.email}</b>. {note}
        </p>
        {isBlocked && <Alert tone="bad">{t("notDelivered")}</Alert>}
        <ReplyEditor
          // A new key resets the editor: after a reply, after the undo of a reply, and after a reply could not be sent.
          key={`${item.reference} ${last?.id} ${last?.delivery === "failed"}`}
          send={sendReply}
          saveDraft={saveReplyDraft}
          target={{ reference: item.reference }}
          version={item.version}
          changes={lines.map(({ version, isOwn, title, text, tone, note: by }) => ({
            version,
            isOwn,
            text: `${tone === "event" ? text : (title ?? t(`kinds.${tone}`))} (${by})`,
          }))}
          initial={{
            text: kept?.text ?? templates.texts[language]?.[template] ?? "",
            savedAt: kept && formatTime(kept.savedAt.getTime(), { locale, zone }),
          }}
          templates={templates}
          chosen={{ template, language }}
          zone={zone}
          subject={replySubject(language)}
          documents={loaded.documents && <AttachDocuments documents={loaded.documents} />}
          texts={editorTexts(t)}
        />
        <p className="shortcut-hints mute" aria-hidden="true">
          <kbd>R</kbd> {t("keys.reply")} <kbd>A</kbd> {t("keys.assign")} <kbd>L</kbd> {t("keys.call")} <kbd>E</kbd>{" "}
          {t("keys.next")}
        </p>
      </div>
    </Section>
  );
}
