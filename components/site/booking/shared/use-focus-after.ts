"use client";

import { useEffect, useRef } from "react";

type FocusAfter<Element extends HTMLElement> = {
  readonly element: React.RefObject<Element | null>;
  /** Call this when the user presses the control that will disappear. */
  readonly press: () => void;
};

/**
 * Moves the focus to `element` when `value` changes after a press. Use this if the change removes the pressed control,
 * because the focus would otherwise be lost.
 */
export function useFocusAfter<Element extends HTMLElement>(value: unknown): FocusAfter<Element> {
  const element = useRef<Element>(null);
  const pressedAt = useRef<{ readonly value: unknown } | null>(null);
  useEffect(() => {
    if (pressedAt.current === null || pressedAt.current.value === value) return;
    pressedAt.current = null;
    element.current?.focus();
  }, [value]);
  return { element, press: () => void (pressedAt.current = { value }) };
}
