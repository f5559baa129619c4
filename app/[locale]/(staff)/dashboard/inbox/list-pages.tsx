import { CursorPages } from "@/components/desk/list/cursor-pages";
import type { ListPage } from "@/lib/inquiry/inbox/queries/list";
import { writeCursor } from "@/lib/inquiry/inbox/view";
import type { Cursor, InboxView } from "@/lib/inquiry/inbox/view";

type Props = {
  readonly page: ListPage;
  readonly view: InboxView;
  readonly cursor: Cursor | undefined;
  readonly text: string | undefined;
};

/** Links to the previous and the next page of a list. */
export function ListPages({ page: { items, hasNext, hasPrevious }, view, cursor, text }: Props) {
  const href = (direction: Cursor["direction"], place: (typeof items)[number] | undefined) =>
    place &&
    `/dashboard/inbox?${new URLSearchParams({
      view,
      ...(text ? { q: text } : {}),
      page: writeCursor({ at: place.sortedAt, reference: place.reference, direction }),
    })}`;
  return (
    <CursorPages
      previous={hasPrevious && cursor !== undefined ? href("before", items[0]) : undefined}
      next={hasNext ? href("after", items.at(-1)) : undefined}
    />
  );
}
