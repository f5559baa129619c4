"use client";

import { useLayoutEffect, useRef } from "react";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

export type PagerWords = {
  readonly previous: string;
  readonly next: string;
  /** With the places {page} and {pages}: how many there are is known in the browser alone. */
  readonly page: string;
};

export type CarouselPagerProps = {
  words: PagerWords;
  listId: string;
  page: number;
  pages: number;
  turnTo: (page: number) => void;
};

/** Back, a dot for each page where there are several, and on. */
export function CarouselPager({ words, listId, page, pages, turnTo }: CarouselPagerProps) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);

  // A button that can go no further drops the focus, and with it the arrow keys: the other one takes it.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === on.current && on.current?.disabled) back.current?.focus();
    else if (focused === back.current && back.current?.disabled) on.current?.focus();
  }, [page]);

  return (
    <>
      <button
        ref={back}
        type="button"
        className={arrowLook}
        aria-label={words.previous}
        aria-controls={listId}
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      {pages > 1 && (
        <div className="dots">
          {Array.from({ length: pages }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={words.page.replace("{page}", String(index + 1)).replace("{pages}", String(pages))}
              aria-current={index === page ? "true" : undefined}
              aria-controls={listId}
              onClick={() => turnTo(index)}
            />
          ))}
        </div>
      )}
      <button
        ref={on}
        type="button"
        className={arrowLook}
        aria-label={words.next}
        aria-controls={listId}
        disabled={page >= pages - 1}
        onClick={() => turnTo(page + 1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

const arrowLook = buttonClasses({ variant: "secondary", isIcon: true });
