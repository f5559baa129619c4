"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";

import { idle } from "@/lib/platform/forms/form-state";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatTime } from "@/lib/platform/time/format";

/** How long the person has to pause before the text is saved, in milliseconds. */
const pause = 1_200;

type Saved = { readonly text: string; readonly savedAt: string | undefined };
type Draft = Saved & { readonly status: "untouched" | "unsaved" | "saved" | "failed" };
type Options = {
  readonly reference: string;
  readonly initial: Saved;
  readonly zone: string;
  /** A text is not saved while it is being sent. Otherwise the sent reply would be offered again as a draft. */
  readonly isSending: boolean;
};

/**
 * Saves a text while it is written, if there is an action to save it. `savedAt` is the time of the last save, in the
 * office's time zone.
 */
export function useDraft(save: FormAction | undefined, { reference, initial, zone, isSending }: Options) {
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>({ ...initial, status: "untouched" });
  const { text, status } = draft;

  useEffect(() => {
    if (!save || status !== "unsaved" || isSending) return;
    async function store(action: FormAction) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ reference, text, locale })) form.set(name, value);
      const isSaved = await action(idle, form).then(
        ({ status: outcome }) => outcome === "done",
        () => false,
      );
      const after: Partial<Draft> = isSaved
        ? { status: "saved", savedAt: formatTime(Date.now(), { locale, zone }) }
        : { status: "failed" };
      // If the person has typed in the meantime, the result is ignored, and the next save includes the new text.
      setDraft((now) => (now.text === text ? { ...now, ...after } : now));
    }
    const timer = setTimeout(() => void store(save), pause);
    return () => clearTimeout(timer);
  }, [text, status, isSending, save, reference, locale, zone]);

  // After a failed save, the next attempt is made when the connection is back.
  useEffect(() => {
    const retry = () => setDraft((now) => (now.status === "failed" ? { ...now, status: "unsaved" } : now));
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);

  return { ...draft, change: (next: string) => setDraft((now) => ({ ...now, text: next, status: "unsaved" })) };
}
