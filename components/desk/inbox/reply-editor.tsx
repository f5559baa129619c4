"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { useRefresh } from "@/components/desk/frame/page-refresh";
import { SignInAgain } from "@/components/forms/sign-in-link";
import { CharactersLeft } from "@/components/forms/characters-left";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { forgetTyped } from "@/components/forms/typed-text";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { maxInboxText } from "@/lib/inquiry/inbox/text-limit";
import { isCured } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { TemplateForm } from "./template-form";
import type { Chosen, Templates } from "./template-form";
import { useDraft } from "./use-draft";

export type ReplyTexts = Readonly<
  Record<
    | "label"
    | "send"
    | "sending"
    | "saved"
    | "unsaved"
    | "notSaved"
    | "preview"
    | "previewEnd"
    | "changed"
    | "read"
    | "refusal"
    | "subject",
    string
  >
>;

type Props = {
  readonly send: FormAction;
  /** Stores the text while it is written. Without it, the browser's tab keeps the text. */
  readonly saveDraft?: FormAction;
  /** Hidden fields that name the item or the client. */
  readonly target: { readonly reference: string } | { readonly client: string };
  /** The version of the item that the page shows. Undefined for an email to a client. */
  readonly version?: number;
  /** The changes that the item's thread shows, oldest first. `version` is the item's version after the change. */
  readonly changes?: readonly { readonly version: number; readonly text: string; readonly isOwn: boolean }[];
  readonly initial: { readonly text: string; readonly savedAt: string | undefined };
  readonly templates: Templates;
  readonly chosen: Chosen;
  /** The office's time zone, for the time of the last save. */
  readonly zone: string;
  readonly subject: string;
  /** Fields with the documents that can be attached. */
  readonly documents?: ReactNode;
  readonly texts: ReplyTexts;
};

/**
 * A form for writing a reply, or an email to a client. The text is saved while the person types. If a colleague changes
 * the item in the meantime, the person must confirm that they have read the change before they can send the reply.
 * Their text is kept.
 */
export function ReplyEditor({
  send,
  saveDraft,
  target,
  version = 0,
  changes = [],
  initial,
  templates,
  chosen,
  zone,
  subject,
  documents,
  texts,
}: Props) {
  const refresh = useRefresh();
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(send, { offline: tErrors("NETWORK_ERROR") });
  const field = useRef<HTMLTextAreaElement>(null);
  const isWritten = templates.texts[chosen.language]?.[chosen.template] !== undefined;
  const [template, setTemplate] = useState(isWritten ? chosen.template : "");
  const [language, setLanguage] = useState(chosen.language);
  const [preview, setPreview] = useState("");
  const [seen, setSeen] = useState(version);
  const reference = "reference" in target ? target.reference : "";
  const draft = useDraft(saveDraft, { reference, initial, zone, isSending: isPending });
  // The server has the draft, so the tab no longer has to keep it.
  useEffect(() => {
    if (draft.status === "saved") forgetTyped(field.current?.form);
  }, [draft.status]);
  const isConflict = state.status === "failed" && state.error === "RESOURCE_CONFLICT";
  useEffect(() => {
    if (isConflict) refresh();
  }, [state, isConflict, refresh]);
  const unread = changes.filter((change) => change.version > seen);
  // The person does not have to confirm the new version if all changes since the seen version are their own. The thread
  // leaves out some changes, such as an assignment by the system. If it shows fewer changes than there are new
  // versions, the person must confirm.
  const isOwnWork = unread.length === version - seen && unread.every(({ isOwn }) => isOwn);
  // A person who has neither edited nor tried to send the reply does not have to confirm the new version.
  if (seen !== version && (isOwnWork || (draft.status === "untouched" && !isConflict))) setSeen(version);
  const isOutdated = seen !== version;
  const values = state.status === "failed" ? state.values : {};

  /**
   * Inserts a template. An unchanged earlier template is replaced. Text that the person wrote is kept and placed above
   * the template's closing words.
   */
  function insert(next: string, choice: Chosen) {
    if (!field.current) return;
    const written = field.current.value.trim();
    const isUntouched = written === "" || written === templates.texts[language]?.[template];
    const end = next.length - (templates.closings[choice.language] ?? "").length - 2;
    field.current.value = isUntouched ? next : `${next.slice(0, end)}\n\n${written}${next.slice(end)}`;
    setTemplate(choice.template);
    setLanguage(choice.language);
    draft.change(field.current.value);
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
    field.current.focus();
  }

  return (
    <div className="stack-13">
      <TemplateForm
        templates={templates}
        chosen={{ template: template || chosen.template, language }}
        insert={insert}
      />
      <form {...form} className="stack-13">
        <HiddenFields values={{ ...target, version: String(seen), language, template }} />
        {isOutdated && (
          <Alert tone="warn" isLive title={texts.changed}>
            <ul>
              {unread.map((change) => (
                <li key={change.version}>{change.text}</li>
              ))}
            </ul>
            <Button variant="secondary" size="sm" onClick={() => setSeen(version)}>
              {texts.read}
            </Button>
          </Alert>
        )}
        {state.status === "failed" && !isCured(state) && !isOutdated && (
          <Alert tone="bad" isLive>
            {Object.values(state.fields).flat().join(" ") || state.message} <SignInAgain state={state} />
          </Alert>
        )}
        <div className="editor">
          <label className="vh" htmlFor="reply-text">
            {texts.label}
          </label>
          <textarea
            ref={field}
            className="input"
            id="reply-text"
            name="text"
            rows={9}
            aria-describedby="reply-left"
            required
            defaultValue={values.text ?? initial.text}
            onChange={(event) => draft.change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isOutdated) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
          <CharactersLeft id="reply-left" text={draft.text} limit={maxInboxText} />
          <div className="editor-foot">
            <span>
              {texts.subject} <b>{subject}</b>
            </span>
            {saveDraft && <DraftStatus status={draft.status} savedAt={draft.savedAt} texts={texts} />}
          </div>
        </div>
        {documents}
        {templates.ending.includes(template) && <p className="mute">{texts.refusal}</p>}
        <div className="page-actions">
          <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={texts.sending} disabled={isOutdated}>
            {texts.send} <kbd aria-hidden="true">Ctrl ↵</kbd>
          </Button>
        </div>
        <details onToggle={(event) => setPreview(event.currentTarget.open ? (field.current?.value ?? "") : "")}>
          <summary>{texts.preview}</summary>
          <div className="mail-preview">
            <p className="mail-preview-head">
              {texts.subject} <b>{subject}</b>
            </p>
            <p className="written-text">{preview}</p>
            <p className="mute">{texts.previewEnd}</p>
          </div>
        </details>
      </form>
    </div>
  );
}

type DraftProps = {
  readonly status: "untouched" | "unsaved" | "saved" | "failed";
  readonly savedAt: string | undefined;
  readonly texts: ReplyTexts;
};

function DraftStatus({ status, savedAt, texts }: DraftProps) {
  if (status === "failed") return <span className="unsaved">{texts.notSaved}</span>;
  if (status === "unsaved") return <span className="mute">{texts.unsaved}</span>;
  if (savedAt === undefined) return null;
  return (
    <span className="saved" role="status">
      <Icon name="check" size="s" />
      {texts.saved.replace("{time}", savedAt)}
    </span>
  );
}
