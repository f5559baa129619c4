"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";

import { Button } from "./button";
import { Icon } from "./icon";

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons below the text, the safe one first. */
  actions?: ReactNode;
  /** `drawer` comes from the right and is as high as the screen. */
  shape?: "box" | "drawer" | undefined;
  children: ReactNode;
};

/**
 * A question that must be answered before anything else. The browser's own element keeps the focus inside, gives it
 * back afterwards and needs no inline style, which the content security policy would refuse.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, actions, shape = "box", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={clsx(shape === "box" ? "dialog" : "drawer")}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-29">
          {title}
        </h2>
        <Button variant="ghost" isIcon aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </Button>
      </div>
      {children}
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}

/** Closes a modal dialog on a press beside it; its own padding counts as inside. */
export function closeOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target !== event.currentTarget) return;
  const box = event.currentTarget.getBoundingClientRect();
  const isInside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!isInside) event.currentTarget.close();
}
