"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { forgetTyped } from "@/components/forms/typed-text";
import { maxTextLength } from "@/lib/content/markdown/limits";
import { idle } from "@/lib/platform/forms/form-state";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

/** How long an author pauses before the text is saved, in milliseconds. */
const pause = 1_200;

export type SaveStatus = "untouched" | "unsaved" | "saving" | "saved" | "failed" | "tooLong" | "conflict";

type Options = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly action: FormAction;
  /** The version of the draft that the form began with. 0: there was none. */
  readonly version: number;
};

/**
 * Saves a form while an author types: after a pause, when a field or the page loses the focus, and when the connection
 * is back. After a conflict nothing is saved until the author has chosen a version.
 */
export function useAutosave({ form, action, version: initial }: Options) {
  const [status, setStatus] = useState<SaveStatus>("untouched");
  const [version, setVersion] = useState(initial);
  const [savedAt, setSavedAt] = useState<number>();
  const [refusal, setRefusal] = useState<FormState>(idle);
  // The loop below runs longer than one render, so it reads these values where they are current.
  const now = useRef({ version: initial, isDirty: false, isConflict: false });
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveAll = useCallback(async () => {
    while (now.current.isDirty && !now.current.isConflict && form.current) {
      const fields = new FormData(form.current);
      if (String(fields.get("body")).length > maxTextLength) return setStatus("tooLong");
      now.current.isDirty = false;
      setStatus("saving");
      fields.set("version", String(now.current.version));
      const answer = await action(idle, fields).catch(() => undefined);
      if (answer?.status === "done") {
        now.current.version += 1;
        setVersion(now.current.version);
        setSavedAt(Date.now());
        setRefusal(idle);
        setStatus(now.current.isDirty ? "unsaved" : "saved");
        if (!now.current.isDirty) forgetTyped(form.current);
        continue;
      }
      now.current.isDirty = true;
      now.current.isConflict = answer?.status === "failed" && answer.error === "RESOURCE_CONFLICT";
      setRefusal(answer ?? idle);
      setStatus(now.current.isConflict ? "conflict" : "failed");
      return;
    }
  }, [action, form]);

  /** Saves what is not saved yet. Returns the draft's version, or undefined if it could not be saved. */
  const flush = useCallback(async (): Promise<number | undefined> => {
    clearTimeout(timer.current);
    await running.current;
    running.current = saveAll();
    await running.current;
    running.current = undefined;
    return now.current.isDirty ? undefined : now.current.version;
  }, [saveAll]);

  const change = useCallback(() => {
    now.current.isDirty = true;
    if (now.current.isConflict) return;
    setStatus("unsaved");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pause);
  }, [flush]);

  useEffect(() => {
    const save = () => void flush();
    addEventListener("online", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("online", save);
      document.removeEventListener("visibilitychange", save);
    };
  }, [flush]);

  /** Saves the form over the version that someone else has saved. */
  const overwrite = useCallback(
    (stored: number) => {
      now.current = { version: stored, isDirty: true, isConflict: false };
      void flush();
    },
    [flush],
  );

  return { status, version, savedAt, refusal, change, flush, overwrite };
}
