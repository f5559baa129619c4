"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { useHydrated } from "@/components/ui/use-hydrated";
import { placeholders, written } from "@/lib/inquiry/templates/placeholders";

/** The placeholders with their meanings. A button inserts one into the text area that had the focus last. */
export function PlaceholderList() {
  const t = useTranslations("templatePreview");
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const form = list.current?.closest("form");
    if (!form) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) last.current = target;
    };
    form.addEventListener("focusin", note);
    return () => form.removeEventListener("focusin", note);
  }, []);

  function insert(text: string) {
    const area = last.current?.isConnected ? last.current : list.current?.closest("form")?.querySelector("textarea");
    if (!area) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  }

  return (
    <ul ref={list} className="placeholder-list">
      {placeholders.map((name) => (
        <li key={name}>
          {isHydrated ? (
            <button type="button" title={t("insert")} onClick={() => insert(written(name))}>
              <code>{written(name)}</code>
            </button>
          ) : (
            <code>{written(name)}</code>
          )}
          <span className="mute">{t(`words.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
