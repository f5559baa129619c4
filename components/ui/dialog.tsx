"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";

import { Button } from "./button";
import { Icon } from "./icon";

export type DialogProps = {
  isOpen: boolean;
  /** Called when the dialog has closed, for example after Escape, the close button or a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons below the text, with the safe choice first. */
  actions?: ReactNode;
  /** `drawer` slides in from the right and fills the height of the screen. */
  shape?: "box" | "drawer" | undefined;
  children: ReactNode;
};

/**
 * A modal dialog. The native `<dialog>` element keeps the focus inside the dialog and restores the focus afterwards. It
 * needs no inline styles, which the content security policy forbids.
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
        <h2 id={titleId}>{title}</h2>
        <Button variant="ghost" isIcon aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </Button>
      </div>
      {children}
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}

/** Closes a modal dialog when the backdrop is clicked. A click on the dialog's padding does not close it. */
function closeOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target !== event.currentTarget) return;
  const box = event.currentTarget.getBoundingClientRect();
  const isInside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!isInside) event.currentTarget.close();
}
