"use client";

import { useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

import { useShortcut } from "../frame/use-shortcut";

type Props = {
  readonly message: string;
  readonly undoLabel: string;
  readonly undo: () => void;
  /** Called when the time of the toast is over. */
  readonly close: () => void;
  /**
   * How long the toast is shown, in seconds. The default is 10, because a reply to a client is sent after 10 seconds
   * (`replyDelayMs`) and can be undone until then.
   */
  readonly seconds?: number;
};

/**
 * Says what was done and offers to undo it. The toast closes after `seconds`. This countdown stops while the pointer or
 * the focus is on the toast.
 */
export function UndoToast({ message, undoLabel, undo, close, seconds = 10 }: Props) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isHovered || hasFocus;
  const left = useRef(seconds * 1_000);
  useShortcut("z", undo);
  useEffect(() => {
    if (isPaused) return undefined;
    const began = performance.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isPaused, close]);
  const hover = { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) };
  const focus = { onFocus: () => setFocus(true), onBlur: () => setFocus(false) };
  return (
    <div className="toasts toast-place" role="status">
      <div className="toast" {...hover} {...focus}>
        <Icon name="check-circle" size="s" />
        <span>{message}</span>
        <Button variant="link" onClick={undo}>
          {undoLabel} <kbd aria-hidden="true">Z</kbd>
        </Button>
      </div>
    </div>
  );
}
