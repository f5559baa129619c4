"use client";

import clsx from "clsx";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

import { toneIcons } from "./alert";
import { Button } from "./button";
import { Icon } from "./icon";
import { hideToast, listToasts, showToast, subscribeToToasts, type Toast } from "./toast-store";

const none: readonly Toast[] = [];

/** Shows and hides toasts. The page must contain a `Toaster`. */
export function useToast() {
  return { show: showToast, hide: hideToast };
}

/**
 * The corner of the screen in which toasts appear. At most three toasts are shown at a time, by default for five
 * seconds each. All countdowns pause while a toast is hovered or focused. The live region is rendered from the start,
 * because screen readers do not announce a region that is inserted together with its text.
 */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, () => none);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // A toast that is removed while it is hovered or focused fires no mouseleave or blur event, so the pause must end
  // here.
  if (toasts.length === 0 && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }

  return (
    <div
      className="toasts"
      role="status"
      aria-atomic="false"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isHovered || isFocused} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

function ToastCard({ toast, isPaused, dismissLabel }: { toast: Toast; isPaused: boolean; dismissLabel: string }) {
  const { id, title, description, tone, life, isLeaving } = toast;
  const left = useRef(life);
  // A removed button fires no blur event, and the countdowns of the other toasts would stay paused.
  const dismiss = (event: React.MouseEvent<HTMLElement>) => {
    event.currentTarget.blur();
    hideToast(id);
  };

  useEffect(() => {
    if (isPaused || isLeaving) return;
    const since = Date.now();
    const timer = setTimeout(() => hideToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, isPaused, isLeaving]);

  return (
    <div
      className={clsx("toast", tone !== "ok" && `toast--${tone}`)}
      role={tone === "bad" ? "alert" : undefined}
      data-state={isLeaving ? "closed" : "open"}
    >
      <Icon name={toneIcons[tone]} />
      <span>
        <b>{title}</b>
        {description}
      </span>
      <Button variant="ghost" size="sm" isIcon aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="x" size="s" />
      </Button>
    </div>
  );
}
