"use client";

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly className: string;
  /** The content of the button that opens the menu. */
  readonly summary: ReactNode;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/**
 * A menu that opens even without JavaScript. With JavaScript, it closes on Escape, on a click outside, on a click on
 * one of its links and when the focus leaves it.
 */
export function Menu({ className, summary, isCurrent = false, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { current } = menu;
      if (event.key !== "Escape" || !current?.open) return;
      close();
      if (current.contains(document.activeElement)) current.querySelector("summary")?.focus();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node | null)) close();
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
    };
  }, []);

  return (
    <details
      ref={menu}
      className={className}
      onClick={({ target }) => target instanceof Element && target.closest("a") && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary aria-current={isCurrent ? "true" : undefined}>{summary}</summary>
      {children}
    </details>
  );
}
