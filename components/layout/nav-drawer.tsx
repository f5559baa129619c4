"use client";

import { useId, useRef, useState, type MouseEvent, type ReactNode } from "react";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

export type NavDrawerProps = {
  openLabel: string;
  closeLabel: string;
  title: string;
  /** The links and tools inside the drawer. A click on any link closes the drawer. */
  children: ReactNode;
};

/**
 * The menu of narrow screens and of the booking pages, a modal dialog at the right edge. The buttons that open and
 * close it have the HTML attribute `command`, so they work without JavaScript and before the script has loaded. In
 * browsers that do not support this attribute, the click handlers open and close the dialog.
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
    // The content covers the whole dialog box, so a click on the dialog element itself is a click on the backdrop.
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

/** A collapsible part of the drawer. */
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

/**
 * Returns the attributes with which a button opens or closes the dialog. React's types do not contain these attributes,
 * but accept them in a spread object.
 */
function command(name: "show-modal" | "close", target: string) {
  return { command: name, commandfor: target };
}
