"use client";

import { useId, useRef, useState, type MouseEvent, type ReactNode } from "react";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

export type NavDrawerProps = {
  openLabel: string;
  closeLabel: string;
  title: string;
  /** The links and tools inside; a press on any link closes the drawer. */
  children: ReactNode;
};

/**
 * The menu of narrow screens: a modal dialog from the right. Its buttons carry the browser's own commands, so it opens
 * before the script has loaded and without one; the click handlers serve browsers that do not know commands.
 */
export function NavDrawer({ openLabel, closeLabel, title, children }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function open() {
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  }

  function onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    // The dialog fills its own box, so a press on the element itself is one on what lies behind it.
    if (target === currentTarget || (target instanceof Element && target.closest("a"))) currentTarget.close();
  }

  return (
    <>
      <button
        type="button"
        className={`${buttonClasses({ variant: "secondary", isIcon: true })} burger`}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open}
        {...command("show-modal", id)}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        className="drawer"
        aria-label={title}
        onClick={onClick}
        onClose={() => setOpen(false)}
      >
        <div className="top">
          <b>{title}</b>
          <button
            type="button"
            className={buttonClasses({ variant: "secondary", isIcon: true })}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
            {...command("close", id)}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}

/** A part of the drawer that folds. */
export function DrawerGroup({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" className="grp" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
        <Icon name="chevron-down" size="s" />
      </button>
      <div className="sub" id={id}>
        {children}
      </div>
    </>
  );
}

/** The attributes are younger than React's types for them. */
function command(name: "show-modal" | "close", target: string) {
  return { command: name, commandfor: target };
}
