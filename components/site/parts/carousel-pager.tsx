import { useLayoutEffect, useRef } from "react";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

export type PagerLabels = {
  readonly previous: string;
  readonly next: string;
  /** Contains the placeholders {page} and {pages}, because only the browser knows the number of pages. */
  readonly page: string;
};

export type CarouselPagerProps = {
  labels: PagerLabels;
  listId: string;
  page: number;
  pages: number;
  turnTo: (page: number) => void;
};

/** The previous and next buttons. If there are several pages, also a dot for each page. */
export function CarouselPager({ labels, listId, page, pages, turnTo }: CarouselPagerProps) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);

  // When a focused button becomes disabled, it loses the focus, and the arrow keys no longer work. On the first and the
  // last page, this effect therefore moves the focus to the button that is still enabled.
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
        aria-label={labels.previous}
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
              aria-label={labels.page.replace("{page}", String(index + 1)).replace("{pages}", String(pages))}
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
        aria-label={labels.next}
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
