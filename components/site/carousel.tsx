"use client";

import clsx from "clsx";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";

import { buttonClasses } from "@/components/ui/button-look";

import { CarouselPager, type PagerLabels } from "./carousel-pager";
import { usePageSize } from "./page-size";
import { usePaging } from "./use-paging";

export type CarouselLabels = PagerLabels & {
  readonly label: string;
  readonly carousel: string;
  readonly pause: string;
  readonly asList: string;
  readonly asPages: string;
};

export type CarouselProps = {
  labels: CarouselLabels;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Content after the controls. */
  children?: ReactNode;
};

/**
 * Cards in pages that change only by a button, a dot or an arrow key, never automatically. "Pause" turns the animation
 * off. The list shows all cards, as does the page without JavaScript.
 */
export function Carousel({ labels, items, children }: CarouselProps) {
  const size = usePageSize();
  const [isList, setList] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const listId = useId();
  const pages = size === 0 ? 1 : Math.ceil(items.length / size);
  const { page, isDimmed, turnTo } = usePaging(
    pages,
    () => !isPaused && !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const isPaged = size > 0 && !isList;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !isPaged || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    turnTo(page + step);
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
        className={clsx(
          "quotes",
          !isList && "is-paged",
          isPaged && "is-ready",
          isDimmed && "is-dimmed",
          isPaused && "is-still",
        )}
        aria-live={isPaged ? "polite" : undefined}
      >
        {items.map(({ id, content }, index) => (
          <li key={id} className="quote" aria-hidden={isPaged && Math.floor(index / size) !== page ? true : undefined}>
            {content}
          </li>
        ))}
      </ul>
      <div className="pager">
        {!isList && <CarouselPager labels={labels} listId={listId} page={page} pages={pages} turnTo={turnTo} />}
        <div className="pager-tools">
          {!isList && (
            <button type="button" className={toolClasses} aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              {labels.pause}
            </button>
          )}
          <button type="button" className={toolClasses} onClick={() => setList(!isList)}>
            {isList ? labels.asPages : labels.asList}
          </button>
          {children}
        </div>
      </div>
    </div>
  );
}

const toolClasses = buttonClasses({ variant: "link" });
