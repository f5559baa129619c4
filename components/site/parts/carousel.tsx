"use client";

import clsx from "clsx";
import { useId, useRef, type KeyboardEvent, type ReactNode, type TouchEvent } from "react";

import { CarouselPager, type PagerLabels } from "./carousel-pager";
import { usePageSize } from "./page-size";
import { usePaging } from "./use-paging";

export type CarouselLabels = PagerLabels & {
  readonly label: string;
  readonly carousel: string;
};

export type CarouselProps = {
  labels: CarouselLabels;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Content after the controls. */
  children?: ReactNode;
};

/** The distance in pixels that a finger has to move sideways to change the page. */
const swipeDistance = 45;

/**
 * Shows cards in pages. The page changes only when the visitor uses a button, a dot, an arrow key or a swipe. It does
 * not change automatically. Without JavaScript, all cards are shown in a list.
 */
export function Carousel({ labels, items, children }: CarouselProps) {
  const size = usePageSize();
  const listId = useId();
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const pages = size === 0 ? 1 : Math.ceil(items.length / size);
  const { page, isDimmed, turnTo } = usePaging(
    pages,
    () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const isPaged = size > 0;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !isPaged || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    turnTo(page + step);
  }

  function onTouchStart({ touches }: TouchEvent) {
    const first = touches[0];
    touch.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const start = touch.current;
    const last = changedTouches[0];
    touch.current = undefined;
    if (!start || !last || !isPaged) return;
    const [right, down] = [last.clientX - start.x, last.clientY - start.y];
    if (Math.abs(right) < swipeDistance || Math.abs(right) < 2 * Math.abs(down)) return;
    turnTo(right < 0 ? page + 1 : page - 1);
  }

  return (
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.label}
      className="reviews"
      onKeyDown={onKeyDown}
    >
      <ul
        id={listId}
        role="list"
        className={clsx("quotes", isPaged && "is-ready", isDimmed && "is-dimmed")}
        aria-live={isPaged ? "polite" : undefined}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        onTouchCancel={() => (touch.current = undefined)}
      >
        {items.map(({ id, content }, index) => (
          <li key={id} className="quote" aria-hidden={isPaged && Math.floor(index / size) !== page ? true : undefined}>
            {content}
          </li>
        ))}
      </ul>
      <div className="pager">
        <CarouselPager labels={labels} listId={listId} page={page} pages={pages} turnTo={turnTo} />
        {children}
      </div>
    </div>
  );
}
