"use client";

import { useEffect, useRef } from "react";

type FocusAfter<Element extends HTMLElement> = {
  readonly element: React.RefObject<Element | null>;
  /** Called when the control is pressed that will be gone. */
  readonly press: () => void;
};

/** For an element that takes the focus once a value has changed by a control that goes away with the old value. */
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
