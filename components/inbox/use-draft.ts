"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";

import { idle } from "@/lib/platform/form-state";
import type { FormAction } from "@/lib/platform/form-state";
import { formatTime } from "@/lib/platform/time/format";

/** How long the person has to pause before the text is saved, in milliseconds. */
const pause = 1_200;

type Status = "untouched" | "unsaved" | "saved" | "failed";
type Draft = { readonly reference: string; readonly savedAt: string | undefined; readonly zone: string };

/** Saves a text while it is written. `savedAt` is the time of the last save on the office's clock. */
export function useDraft(save: FormAction, { reference, savedAt: firstSaved, zone }: Draft) {
  const locale = useLocale();
  const [status, setStatus] = useState<Status>("untouched");
  const [savedAt, setSavedAt] = useState(firstSaved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  const store = useCallback(async () => {
    const text = latest.current;
    const form = new FormData();
    for (const [name, value] of Object.entries({ reference, text, locale })) form.set(name, value);
    const isSaved = await save(idle, form).then(
      ({ status: outcome }) => outcome === "done",
      () => false,
    );
    // The person went on writing meanwhile, so a later call saves the rest.
    if (text !== latest.current) return;
    setStatus(isSaved ? "saved" : "failed");
    if (isSaved) setSavedAt(formatTime(Date.now(), { locale, zone }));
  }, [save, reference, locale, zone]);

  const change = useCallback(
    (text: string) => {
      latest.current = text;
      setStatus("unsaved");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void store(), pause);
    },
    [store],
  );
  return { status, savedAt, change };
}
