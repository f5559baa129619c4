import type { FoundGroup } from "./record-search";

/** An act, as an option of the command palette. */
type Act = { readonly href: string; readonly label: string; readonly icon: "mail" | "calendar" };

type Texts = { readonly write?: string | undefined; readonly book?: string | undefined };

/** The number of found clients that get acts. With more, the acts would hide the records below them. */
const most = 2;

/** The acts for the first clients that a search finds. Without its text, an act is left out. */
export function clientActs(groups: readonly FoundGroup[], { write, book }: Texts): readonly Act[] {
  const clients = groups.filter(({ kind }) => kind === "client").flatMap(({ items }) => items);
  return clients.slice(0, most).flatMap(({ href, label }): readonly Act[] => {
    const id = href.slice(href.lastIndexOf("/") + 1);
    const named = (text: string) => text.replace("{name}", () => label);
    return [
      ...(write === undefined ? [] : [{ href: `${href}/write`, label: named(write), icon: "mail" as const }]),
      ...(book === undefined
        ? []
        : [{ href: `/dashboard/bookings/new?client=${id}`, label: named(book), icon: "calendar" as const }]),
    ];
  });
}
