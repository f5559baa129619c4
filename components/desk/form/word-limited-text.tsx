"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { TextArea } from "@/components/ui/text-area";
import type { TextAreaProps } from "@/components/ui/text-area";
import { countWords } from "@/lib/content/markdown/outline";

type Props = Omit<TextAreaProps, "maxLength" | "value" | "defaultValue" | "onInput"> & {
  readonly defaultValue?: string | undefined;
  /** The maximum number of words. The server refuses a longer text only when it is published. */
  readonly words: number;
};

/** A text area that shows how many words are left. The addresses of links are not words. */
export function WordLimitedText({ words, defaultValue = "", "aria-describedby": described, ...area }: Props) {
  const t = useTranslations("staffForm.words");
  const [typed, setTyped] = useState(defaultValue);
  const counter = `${area.id}-left`;
  const left = words - countWords(typed.replaceAll(/\]\([^()\s]*\)/g, "]"));
  return (
    <>
      <TextArea
        {...area}
        defaultValue={defaultValue}
        aria-describedby={described ? `${described} ${counter}` : counter}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="hint" id={counter}>
        {left < 0 ? t("over", { count: -left }) : t("left", { count: left })}
      </p>
    </>
  );
}
