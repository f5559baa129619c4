"use client";

import { useRef, useState } from "react";

import { CharactersLeft } from "@/components/forms/characters-left";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { forgetTyped } from "@/components/forms/typed-text";
import { useJoinedRef } from "@/components/forms/use-joined-ref";
import { SignInAgain } from "@/components/forms/sign-in-link";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import { maxNoteLength } from "@/lib/booking/desk/staff-notes";
import { idle } from "@/lib/platform/forms/form-state";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

type Props = {
  readonly action: FormAction;
  readonly reference: string;
  readonly text: string;
  readonly noteVersion: number;
  readonly rows: number;
  readonly texts: Readonly<
    Record<"label" | "hint" | "save" | "saving" | "saved" | "unsaved" | "conflict" | "offline", string>
  >;
};

/** The time from the last input to saving the note, in milliseconds. */
const pause = 1_200;

/** Saves a note while staff write it, and shows whether it is saved. Without JavaScript there is a save button. */
export function NoteEditor({ action, reference, text, noteVersion, rows, texts }: Props) {
  const { state, form } = useFormAction(action, { offline: texts.offline });
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const ref = useJoinedRef(element, form.ref);
  const version = useRef(noteVersion);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaving = useRef(false);
  const isDirty = useRef(false);
  const [status, setStatus] = useState("");
  const [problem, setProblem] = useState("");
  const [refusal, setRefusal] = useState<FormState>(idle);
  const [written, setWritten] = useState(text);

  async function save() {
    clearTimeout(timer.current);
    if (isSaving.current) return;
    isSaving.current = true;
    while (isDirty.current && element.current) {
      isDirty.current = false;
      setStatus(texts.saving);
      const note = new FormData(element.current);
      note.set("noteVersion", String(version.current));
      const saved = await action(idle, note).catch(() => undefined);
      if (saved?.status === "done") {
        version.current += 1;
        setProblem("");
        setRefusal(idle);
        setStatus(isDirty.current ? texts.unsaved : texts.saved);
        if (!isDirty.current) forgetTyped(element.current);
        continue;
      }
      // The text is still unsaved. Leaving the field or pressing Ctrl+S tries to save it again.
      isDirty.current = true;
      const isConflict = saved?.status === "failed" && saved.error === "RESOURCE_CONFLICT";
      setStatus(texts.unsaved);
      setRefusal(saved ?? idle);
      setProblem(
        isConflict
          ? texts.conflict
          : saved?.status === "failed"
            ? (saved.fields.text?.[0] ?? saved.message)
            : texts.offline,
      );
      break;
    }
    isSaving.current = false;
  }

  function onInput() {
    isDirty.current = true;
    setStatus(texts.unsaved);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  }

  const typed = state.status === "failed" ? state.values.text : undefined;
  return (
    <form
      {...form}
      ref={ref}
      data-saves
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <HiddenFields values={{ reference, noteVersion: String(noteVersion) }} />
      <label className="vh" htmlFor="own-note">
        {texts.label}
      </label>
      <textarea
        className="input"
        id="own-note"
        name="text"
        rows={rows}
        defaultValue={typed ?? text}
        placeholder={texts.label}
        aria-describedby="own-note-hint own-note-left"
        onInput={(event) => {
          setWritten(event.currentTarget.value);
          onInput();
        }}
        onBlur={() => void save()}
      />
      <CharactersLeft id="own-note-left" text={written} limit={maxNoteLength} />
      <div className="editor-foot">
        <span id="own-note-hint">
          <Icon name="lock" size="s" /> {texts.hint}
        </span>
        <span role="status" className={problem ? "unsaved" : "saved"}>
          {problem || status || (state.status === "failed" ? state.message : "")} <SignInAgain state={refusal} />
        </span>
        {!isHydrated && (
          <Button type="submit" variant="secondary" size="sm">
            {texts.save}
          </Button>
        )}
      </div>
    </form>
  );
}
