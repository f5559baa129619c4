"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { useFormPreview } from "@/components/desk/form/use-form-preview";
import { useRefresh } from "@/components/desk/frame/page-refresh";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { useJoinedRef } from "@/components/forms/use-joined-ref";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { CheckedText, ShownFault } from "@/lib/content/editor/checked-text";
import type { EditedText } from "@/lib/content/editor/edited-text";
import { textFields } from "@/lib/platform/forms/form-state";

import { articleBlocks, legalBlocks } from "../text-field/blocks";
import { goToLine, TextField } from "../text-field/text-field";
import type { ArticleEditorProps } from "./editor-props";
import { DraftConflict } from "./conflict";
import { DeadLinks } from "./dead-links";
import { controlId, HeadFields } from "./head-fields";
import { OriginalText } from "./original-text";
import { PreviewFrame } from "./preview-frame";
import { PublishForm } from "./publish-form";
import { languageRuleId, RuleList } from "./rule-list";
import { SaveState } from "./save-state";
import { SourceRows } from "./source-rows";
import { useAutosave } from "./use-autosave";
import { usePublishing } from "./use-publishing";

type Props = ArticleEditorProps & {
  /** What the server has now. `text` is what this form began with. */
  readonly stored: EditedText;
  /** Shows the form again with another text. */
  readonly restart: (text: EditedText) => void;
};

/** The text with its toolbar, the preview, the rules and the form that publishes. */
export function EditorForm({ text, stored, restart, children, ...editor }: Props) {
  const { id, kind, articleKey, language, mayChange, actions, zone } = editor;
  const isLegal = kind === "legal";
  const t = useTranslations("staffContent.editor");
  const tErrors = useTranslations("errors");
  const refresh = useRefresh();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [follows, setFollows] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const { form: draftForm } = useFormAction(actions.save, { offline: tErrors("NETWORK_ERROR") });
  const ref = useJoinedRef(form, draftForm.ref);
  const draft = useAutosave({ form, action: actions.save, version: text.version });
  const { box, preview: checked, isLoading } = useFormPreview<CheckedText>("/api/staff/text-check");
  const faults = checked === undefined || checked === "failed" ? undefined : checked.faults;
  const publishing = usePublishing({
    action: actions.publish,
    language,
    flush: draft.flush,
    faults: faults ?? [],
    isChecking: isLoading,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const isConflict = draft.status === "conflict";
  const isUnsaved = draft.status !== "untouched" && draft.status !== "saved";

  useEffect(() => {
    if (!isConflict) return;
    if (form.current) setTyped(textFields(new FormData(form.current)));
    refresh();
  }, [isConflict, refresh]);

  // The page of a legal text shows what its draft changes, and each page that there is a draft.
  const isFirstSave = text.version === 0 && draft.version === 1;
  useEffect(() => {
    if ((isLegal || isFirstSave) && draft.status === "saved") refresh();
  }, [isLegal, isFirstSave, draft.status, refresh]);

  const seen = useRef(stored);
  useEffect(() => {
    if (seen.current === stored) return;
    seen.current = stored;
    const isOld = stored.version === draft.version || (stored.version > 0 && stored.version < draft.version);
    if (!isOld && !isUnsaved) restart(stored);
  }, [stored, draft.version, isUnsaved, restart]);

  function goTo({ line, words, field, language: other }: ShownFault) {
    if (other) return document.getElementById(languageRuleId)?.focus();
    if (line && area.current) return goToLine(area.current, line, words);
    const control = document.getElementById(controlId(field ?? "title"));
    control?.closest("details")?.setAttribute("open", "");
    (control ?? document.getElementById("sources"))?.focus();
  }

  const languages = editor.languages.map((each) =>
    each.locale === language ? { ...each, draft: draft.version } : each,
  );
  return (
    <div className="editor-page">
      <ErrorSummary
        title={t("refused.title", { count: publishing.refused.length })}
        headingLevel={2}
        attempt={publishing.attempt}
        errors={publishing.refused.map((fault) => ({
          id: placeOf(fault),
          message: fault.line ? t("refused.line", { sentence: fault.sentence, line: fault.line }) : fault.sentence,
          onSelect: () => goTo(fault),
        }))}
      />
      {isConflict && stored.version !== draft.version && (
        <DraftConflict
          stored={stored}
          typed={typed}
          onKeep={() => draft.overwrite(stored.version)}
          onTake={() => restart(stored)}
        />
      )}
      <div className="editor-columns">
        <section className="desk-section" aria-labelledby="text">
          <div className="section-head section-head--line">
            <h2 id="text">{t("text")}</h2>
            <span className="mute">{t("textNote")}</span>
          </div>
          <form
            {...draftForm}
            ref={ref}
            data-saves
            className="stack-21"
            onSubmit={(event) => {
              event.preventDefault();
              void draft.flush();
            }}
            onInput={draft.change}
            onBlur={() => void draft.flush()}
          >
            <div ref={box} hidden />
            <input type="hidden" name="follows" value={follows} />
            <HiddenFields values={{ id, kind, language, version: String(text.version) }} />
            <HeadFields head={text.head} isReadOnly={!mayChange} />
            <Field id={controlId("body")} label={t(isLegal ? "legalBody" : "body")}>
              <TextField
                id={controlId("body")}
                name="body"
                ref={area}
                rows={24}
                blocks={isLegal ? legalBlocks : articleBlocks}
                choices={editor.choices}
                lang={language}
                readOnly={!mayChange}
                defaultValue={text.body}
                foot={
                  <>
                    <SaveState
                      status={draft.status}
                      savedAt={draft.savedAt ?? text.savedAt}
                      refusal={draft.refusal}
                      zone={zone}
                    />
                    {checked !== undefined && checked !== "failed" && (
                      <span>{t("words", { words: checked.words, minutes: checked.minutes })}</span>
                    )}
                  </>
                }
              />
            </Field>
            <DeadLinks body={text.body} dead={editor.deadSources} />
            {!isLegal && (
              <div className="stack-13">
                <h3 id="sources" tabIndex={-1}>
                  {t("sources.title")}
                </h3>
                <SourceRows
                  head={text.head}
                  dead={editor.deadSources}
                  isReadOnly={!mayChange}
                  onChange={() => form.current?.dispatchEvent(new Event("input", { bubbles: true }))}
                />
              </div>
            )}
            {!isHydrated && mayChange && (
              <Button type="submit" variant="secondary">
                {t("save.submit")}
              </Button>
            )}
          </form>
        </section>
        <div className="editor-side">
          {editor.original && <OriginalText {...editor.original} />}
          <PreviewFrame
            src={editor.previewPath}
            address={isLegal ? `/${articleKey}` : `/blog/${articleKey}`}
            edition={`${text.version} ${draft.version}`}
            onLeave={() => area.current?.focus()}
          />
        </div>
      </div>
      <div className="editor-columns">
        <section className="desk-section" aria-labelledby="rules">
          <div className="section-head section-head--line">
            <h2 id="rules">{t("rules.title")}</h2>
            {faults && <span className="mute">{t("rules.count", { count: faults.length })}</span>}
          </div>
          <RuleList faults={faults} goTo={goTo} editorPath={`/dashboard/content/articles/${articleKey}`} />
        </section>
        <div className="editor-side">
          {mayChange && !isLegal && (
            <section className="desk-section" aria-labelledby="publishing">
              <div className="section-head section-head--line">
                <h2 id="publishing">{t("publish.title")}</h2>
              </div>
              <PublishForm
                form={publishing.form}
                submission={publishing.submission}
                target={{ id, key: articleKey, language }}
                language={language}
                languages={languages}
                place={editor.place}
                submit={publishing.submit}
                onFollows={(isFollowing) => {
                  setFollows(String(isFollowing));
                  draft.change();
                }}
              />
            </section>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** The id of the control in which a fault is mended. */
function placeOf({ line, field, language }: ShownFault): string {
  return language ? languageRuleId : controlId(line ? "body" : (field ?? "title"));
}
