"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";

import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

export type MenuLink = {
  /** A path without a locale prefix. */
  href: string;
  label: string;
  icon: IconName;
};

/** The menu "Recovery Process" in the header of wide screens. Without JavaScript, CSS opens it on hover and focus. */
export function ProcessMenu({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      // Opens the menu immediately, because hidden links cannot take the focus.
      flushSync(() => setOpen(true));
      moveFocus(event.key === "ArrowDown" ? 1 : -1);
    }
  }

  function moveFocus(step: 1 | -1) {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const start = at === -1 && step === -1 ? 0 : at;
    stops[(start + step + stops.length) % stops.length]?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={root} className={clsx("dropdown", isOpen && "is-open")} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="nav-btn"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        {label} <Icon name="chevron-down" size="s" />
      </button>
      <div className="menu" id={menuId}>
        {links.map(({ href, label: text, icon }) => (
          <Link key={href} href={href} onClick={() => setOpen(false)}>
            <Icon name={icon} />
            {text}
          </Link>
        ))}
      </div>
    </div>
  );
}
