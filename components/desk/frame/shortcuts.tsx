"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

import { Dialog } from "@/components/ui/dialog";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import type { Command } from "./command-palette";
import { shownElements } from "./shown-elements";
import { ShortcutSwitch } from "./shortcut-switch";
import { formToSave, isShortcut } from "./use-shortcut";

export type ShortcutTexts = {
  readonly title: string;
  readonly close: string;
  readonly off: string;
  readonly groups: readonly {
    readonly title: string;
    readonly list: readonly { readonly keys: string; readonly label: string }[];
  }[];
};

type Props = {
  /** The pages that open when the user presses G and then the `letter` of the page. */
  readonly pages: readonly (Command & { readonly letter: string })[];
  /** The page for a new booking. Undefined if the staff member has no permission to open it. */
  readonly newBooking?: string | undefined;
  readonly locale: string;
  readonly texts: ShortcutTexts;
};

/** The maximum time between "G" and the letter of a page, in milliseconds. */
const patience = 1_500;

/** Where the key F goes: to the first filter of a list or, if the list has no filters, to its first view. */
const filterPlaces = ["main form[role=search] select", "main form[role=search] input", "main .view-tabs a"];

/**
 * Handles the shortcuts that work on every page: N, J, K, F, the slash, Ctrl S, and G followed by the letter of a page.
 * "?" opens a list of all shortcuts, with a switch that turns single-key shortcuts off.
 */
export function Shortcuts({ pages, newBooking, locale, texts }: Props) {
  const router = useRouter();
  const [isListed, setListed] = useState(false);
  const wentAt = useRef(-Infinity);

  useEffect(() => {
    const open = (href: string) => router.push(addPrefix(locale as Parameters<typeof addPrefix>[0], href));
    const run = (event: KeyboardEvent): boolean => {
      const key = event.key.toLowerCase();
      const isAfterG = event.timeStamp - wentAt.current < patience;
      wentAt.current = key === "g" && !isAfterG ? event.timeStamp : -Infinity;
      const page = isAfterG ? pages.find(({ letter }) => letter === key) : undefined;
      if (page) open(page.href);
      else if (isAfterG || key === "g") return isAfterG;
      else if (key === "?") {
        setListed(true);
      } else if (key === "n" && newBooking) open(newBooking);
      else if (key === "j" || key === "k") return moveRow(key === "j" ? 1 : -1);
      else if (key === "/") focusSearch();
      else if (key === "f") filterPlaces.flatMap((place) => shownElements(place))[0]?.focus();
      else return false;
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (isSaveKey(event)) return saveForm(event);
      if (event.key === "Escape") return leaveField(event);
      if (isShortcut(event) && !document.querySelector("dialog[open]") && run(event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [pages, newBooking, locale, router]);

  return (
    <Dialog isOpen={isListed} onClose={() => setListed(false)} title={texts.title} closeLabel={texts.close}>
      <div className="shortcut-groups">
        {texts.groups.map(({ title, list }) => (
          <section key={title}>
            <h3 className="shortcut-group">{title}</h3>
            <dl className="shortcut-list">
              {list.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>{label}</dt>
                  <dd>
                    <kbd>{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <ShortcutSwitch label={texts.off} />
    </Dialog>
  );
}

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "s" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Saves the form that `formToSave` finds. If it finds none, or a dialog is open, the browser offers to save the page as
 * usual.
 */
function saveForm(event: KeyboardEvent): void {
  const form = document.querySelector("dialog[open]") ? undefined : formToSave();
  if (!form) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

/** Leaves the field, so that the single keys act again. The text stays. The Escape key of a search field clears it. */
function leaveField(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement)) return;
  if (target.matches("main :is(textarea, input:not([type=search]))") && !target.closest("dialog, [role=dialog]"))
    target.blur();
}

/** The links of rows, and the buttons of the open lines of the setup. */
const rowLinks = "[data-row] a, .day-agenda a.name, .waiting-list a.name, .setup-list > .open :is(a, button)";

/**
 * Moves the focus to the link of the next or previous row of a list, so that Enter opens the row. Returns false on a
 * page without such rows, because the inbox has keys of its own.
 */
function moveRow(step: 1 | -1): boolean {
  const links = shownElements(rowLinks).filter(
    (link, index, all) => link.closest("[data-row], li") !== all[index - 1]?.closest("[data-row], li"),
  );
  const current = links.findIndex((link) => link.closest("[data-row], li")?.contains(document.activeElement));
  links[current === -1 ? 0 : Math.min(links.length - 1, Math.max(0, current + step))]?.focus();
  return links.length > 0;
}

/** Focuses the search field of the page. If the page has no search field, opens the search over all records. */
function focusSearch(): void {
  const [field] = shownElements("main input[type='search']");
  if (field) field.focus();
  else document.querySelector<HTMLElement>("[data-search-button]")?.click();
}
