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
  const [focusedId, setFocusedId] = useState<number>();
  // A focused toast fires no blur event when it is removed, so `focusedId` may still name a removed toast. Such a toast
  // must not pause the countdowns.
  const isFocused = toasts.some(({ id, isLeaving }) => id === focusedId && !isLeaving);
  // If the only remaining toast is removed under the pointer, no mouseleave event may follow. The pause must end here.
  if (toasts.length === 0 && isHovered) setHovered(false);

  return (
    <div
      className="toasts"
      role="status"
      aria-atomic="false"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onBlur={() => setFocusedId(undefined)}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isPaused={isHovered || isFocused}
          dismissLabel={dismissLabel}
          onFocus={() => setFocusedId(toast.id)}
        />
      ))}
    </div>
  );
}

type CardProps = { toast: Toast; isPaused: boolean; dismissLabel: string; onFocus: () => void };

function ToastCard({ toast, isPaused, dismissLabel, onFocus }: CardProps) {
  const { id, title, description, tone, life, isLeaving } = toast;
  const left = useRef(life);

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
      onFocus={onFocus}
    >
      <Icon name={toneIcons[tone]} />
      <span>
        <b>{title}</b>
        {description}
      </span>
      <Button variant="ghost" size="sm" isIcon aria-label={dismissLabel} onClick={() => hideToast(id)}>
        <Icon name="x" size="s" />
      </Button>
    </div>
  );
}
