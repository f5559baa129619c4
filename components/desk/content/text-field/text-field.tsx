"use client";

import clsx from "clsx";
import { useRef } from "react";
import type { ReactNode, RefObject } from "react";

import { TextArea } from "@/components/ui/text-area";
import type { TextAreaProps } from "@/components/ui/text-area";

import { BlockToolbar } from "./block-toolbar";
import type { BlockChoices } from "./block-toolbar";
import type { BlockName, Insertion } from "./blocks";
import { lineRange, placeInsertion } from "./insert";

type Props = Omit<TextAreaProps, "ref"> & {
  /** The blocks that this text may contain. The toolbar is left out if there are none. */
  readonly blocks: readonly BlockName[];
  /** The claims and pictures that can be inserted. */
  readonly choices?: BlockChoices | undefined;
  /** What is shown under the text, such as the time at which it was saved. */
  readonly foot?: ReactNode;
  readonly ref?: RefObject<HTMLTextAreaElement | null>;
};

/**
 * The text area for Markdown with a toolbar that inserts blocks at the cursor. The toolbar is one tab stop, and Tab
 * leaves the text area. The label comes from the `Field` around it.
 */
export function TextField({ blocks, choices, foot, ref: outer, className, readOnly, ...area }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const element = outer ?? own;

  function insert(insertion: Insertion) {
    if (element.current) insertInto(element.current, insertion);
  }

  return (
    <div className="editor text-field">
      {blocks.length > 0 && !readOnly && (
        <BlockToolbar controls={area.id} blocks={blocks} choices={choices} insert={insert} />
      )}
      <TextArea {...area} ref={element} readOnly={readOnly} className={clsx("text-field-area", className)} />
      {foot !== undefined && <div className="editor-foot">{foot}</div>}
    </div>
  );
}

/** Inserts a block at the cursor. The browser's undo takes it back. */
function insertInto(area: HTMLTextAreaElement, insertion: Insertion): void {
  const { from, to, text, selected } = placeInsertion(area.value, [area.selectionStart, area.selectionEnd], insertion);
  area.focus();
  area.setSelectionRange(from, to);
  // Only this old command keeps the browser's undo. Where it is missing, the text is replaced without it.
  if (!document.execCommand?.("insertText", false, text)) {
    area.setRangeText(text, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...selected);
}

/** Selects a line of a text area, or words of it, and scrolls to it. Lines are counted from 1. */
export function goToLine(area: HTMLTextAreaElement, line: number, words?: string): void {
  const [start, end] = lineRange(area.value, line, words);
  // Browsers scroll to the selection only when the area receives the focus.
  area.blur();
  area.setSelectionRange(start, end);
  area.focus();
}
