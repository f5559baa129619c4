"use client";

import { useState } from "react";

import { TextArea } from "@/components/ui/text-area";
import type { TextAreaProps } from "@/components/ui/text-area";

import { CharactersLeft } from "./characters-left";

type Props = Omit<TextAreaProps, "maxLength" | "value" | "defaultValue" | "onInput"> & {
  readonly defaultValue?: string | undefined;
  /** The maximum number of characters that the form's schema accepts. */
  readonly limit: number;
};

/**
 * A text area that shows how many characters are left. The server refuses a text over the limit. The text area accepts
 * it, because with `maxLength` the browser would cut a pasted text without telling the user.
 */
export function LimitedText({ limit, defaultValue = "", "aria-describedby": described, ...area }: Props) {
  const [typed, setTyped] = useState<string>();
  const counter = `${area.id}-left`;
  return (
    <>
      <TextArea
        {...area}
        defaultValue={defaultValue}
        aria-describedby={described ? `${described} ${counter}` : counter}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <CharactersLeft id={counter} text={typed ?? defaultValue} limit={limit} />
    </>
  );
}
