"use client";

import { useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

import { carryTo, pickUp, toNextTopic } from "./carry";
import type { BoardQuestion, Carry } from "./carry";

/** The distance in pixels that the pointer must move before a press counts as a drag. */
const threshold = 6;

type Options = {
  readonly questions: readonly BoardQuestion[];
  readonly topicIds: readonly string[];
  /** Sends the new place of the question. */
  readonly putDown: (carry: Carry) => void;
};

/** The state of a question that staff move with the keyboard or the pointer. */
export function useCarry({ questions, topicIds, putDown }: Options) {
  const [carry, setCarry] = useState<Carry>();
  // While the pointer moves, the state of the last rendering may be older than the last place.
  const latest = useRef<Carry>(undefined);
  const wasDragged = useRef(false);
  const [isDragged, setDragged] = useState(false);

  function show(next: Carry | undefined) {
    latest.current = next;
    setCarry(next);
  }

  /** Moves the picked up question. Returns whether the key was one of ours. */
  function pressed(key: string, current: Carry): boolean {
    switch (key) {
      case "ArrowUp":
      case "ArrowDown":
        show(carryTo(questions, current, current.index + (key === "ArrowUp" ? -1 : 1)));
        return true;
      case "t":
      case "T":
        show(toNextTopic(questions, topicIds, current));
        return true;
      case "Enter":
        putDown(current);
        return true;
      case "Escape":
        show(undefined);
        return true;
      default:
        return false;
    }
  }

  /** The key handler of a row. */
  const onKeyOf = (question: BoardQuestion) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isElsewhere = target instanceof HTMLElement && target.closest("form, [data-editor]") !== null;
    if (ctrlKey || metaKey || altKey || isElsewhere) return;
    const isPickUp = !carry && key.toLowerCase() === "m";
    if (isPickUp) show(pickUp(questions, question));
    else if (carry?.id !== question.id || !pressed(key, carry)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A click on the grip picks up and puts down. */
  const onClickOf = (question: BoardQuestion) => () => {
    if (wasDragged.current) wasDragged.current = false;
    else if (carry?.id === question.id) putDown(carry);
    else show(pickUp(questions, question));
  };

  /**
   * A drag of the grip moves the question within its topic. The window listens, because the grip leaves the document
   * for a moment when its row changes places.
   */
  const onPressOf = (question: BoardQuestion) => (event: PointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest("ol");
    if (event.button !== 0 || !list) return;
    const start = event.clientY;
    const controller = new AbortController();
    const { signal } = controller;
    wasDragged.current = false;
    window.addEventListener(
      "pointermove",
      ({ clientY }) => {
        if (!wasDragged.current && Math.abs(clientY - start) < threshold) return;
        wasDragged.current = true;
        setDragged(true);
        const from = latest.current?.id === question.id ? latest.current : pickUp(questions, question);
        show(carryTo(questions, from, indexUnder(list, clientY)));
      },
      { signal },
    );
    window.addEventListener(
      "pointerup",
      () => {
        controller.abort();
        setDragged(false);
        if (wasDragged.current && latest.current) putDown(latest.current);
      },
      { signal },
    );
    window.addEventListener(
      "pointercancel",
      () => {
        controller.abort();
        setDragged(false);
        if (wasDragged.current) show(undefined);
      },
      { signal },
    );
  };

  return { carry, isDragged, show, onKeyOf, onClickOf, onPressOf };
}

/** The index of the row of a list at a height of the window. */
function indexUnder(list: HTMLElement, y: number): number {
  const index = [...list.children].findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index < 0 ? list.children.length : index;
}
