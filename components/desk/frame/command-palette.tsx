"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { clientActs } from "./palette-acts";
import { useRecentRecords } from "./recent-records";
import { matches, useRecordSearch } from "./record-search";
import type { FoundGroup, RecordKind } from "./record-search";

export type Command = {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  readonly keys?: string | undefined;
  /** Other words by which the page is found. */
  readonly also?: string | undefined;
};

export type PaletteTexts = {
  readonly title: string;
  readonly field: string;
  readonly close: string;
  readonly none: string;
  readonly searching: string;
  /** Contains "{count}", which the browser fills in. */
  readonly found: string;
  readonly go: string;
  /** Contains "{address}", the placeholder for an email address. Undefined for staff who may not read the outbox. */
  readonly emailsTo?: string | undefined;
  readonly groups: Readonly<Record<"recent" | "page" | "act" | "similar" | RecordKind, string>>;
  /** Contain "{name}". Each is undefined for staff who may not do this. */
  readonly acts: { readonly write?: string | undefined; readonly book?: string | undefined };
};

type Props = { readonly commands: readonly Command[]; readonly locale: string; readonly texts: PaletteTexts };

type Option = Command & { readonly id: string; readonly detail?: string };

const icons = {
  booking: "calendar",
  client: "user",
  message: "mail",
  lead: "doc",
  case: "doc",
  dataRequest: "doc",
  complaint: "doc",
} as const satisfies Record<RecordKind, IconName>;

/**
 * A dialog for search and navigation by keyboard. Ctrl K and the search field in the top bar open the dialog. Without
 * JavaScript, the search field is a link to the search page. The native dialog keeps the focus inside and closes on
 * Escape.
 */
export function CommandPalette({ commands, locale, texts }: Props) {
  const router = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const recent = useRecentRecords();
  const { groups: recordGroups, isSearching } = useRecordSearch(isOpen ? query : "", locale);
  useOpening(() => {
    if (dialog.current?.open) return;
    setQuery("");
    setChosen(0);
    setOpen(true);
    dialog.current?.showModal();
  });

  const address =
    texts.emailsTo !== undefined && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(query.trim()) ? query.trim() : undefined;
  const pages: readonly Command[] = [
    ...commands.filter(({ label, also = "" }) => matches(`${label} ${also}`, query)),
    ...(address === undefined || texts.emailsTo === undefined
      ? []
      : [{ href: emailsTo(address), label: texts.emailsTo.replace("{address}", address), icon: "mail" as const }]),
  ];
  const opened = recent.filter(({ label }) => matches(label, query));
  const groups = [
    { kind: "recent" as const, items: opened.map((record): Command => ({ ...record, icon: "clock" })) },
    { kind: "page" as const, items: pages },
    ...recordGroups
      .filter(({ isSimilar }) => !isSimilar)
      .map((group) => ({ kind: group.kind, items: withIcons(group) })),
    { kind: "act" as const, items: clientActs(recordGroups, texts.acts) },
    { kind: "similar" as const, items: recordGroups.filter(({ isSimilar }) => isSimilar).flatMap(withIcons) },
  ].filter(({ items }) => items.length > 0);
  let count = 0;
  const numbered = groups.map(({ kind, items }) => ({
    kind,
    options: items.map((item): Option & { index: number } => ({ ...item, index: count, id: `${id}-${count++}` })),
  }));
  const options = numbered.flatMap((group) => group.options);
  const current = options[Math.min(chosen, options.length - 1)];

  const go = (href: string) => {
    dialog.current?.close();
    router.push(addPrefix(locale as Parameters<typeof addPrefix>[0], href));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a search is running, the list can be empty. Position 0 then stays selected, so that the first result is
    // selected when results arrive.
    const last = Math.max(0, options.length - 1);
    const from = current?.index ?? 0;
    const to = {
      ArrowDown: from < last ? from + 1 : 0,
      ArrowUp: from > 0 ? from - 1 : last,
    }[event.key];
    if (to !== undefined) setChosen(to);
    else if (event.key === "Enter" && current) go(current.href);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={texts.title}
      onClose={() => setOpen(false)}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="palette-field">
        <Icon name="search" size="s" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.field}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current?.id}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.field}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-close" onClick={() => dialog.current?.close()}>
          {texts.close} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={texts.title} className="palette-list">
        {numbered.map(({ kind, options: items }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} className="palette-group">
              {texts.groups[kind]}
            </div>
            {items.map(({ id: optionId, index, label, detail, href, icon, keys }) => (
              <div
                key={optionId}
                id={optionId}
                role="option"
                aria-selected={optionId === current?.id}
                className="palette-option"
                onPointerMove={() => setChosen(index)}
                onClick={() => go(href)}
              >
                <Icon name={icon} size="s" />
                <span>
                  {label}
                  {detail && <span className="sub">{detail}</span>}
                </span>
                {keys && <kbd aria-hidden="true">{keys}</kbd>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-foot" role="status">
        {isSearching
          ? texts.searching
          : options.length === 0
            ? texts.none
            : texts.found.replace("{count}", String(options.length))}
        <span className="kbd-line" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> {texts.go}
        </span>
      </p>
    </dialog>
  );
}

const withIcons = ({ kind, items }: FoundGroup) =>
  items.map((item): Command & { detail: string } => ({ ...item, icon: icons[kind] }));

/** The path of the list of emails that were sent to an email address. */
const emailsTo = (address: string) => `/dashboard/outbox?${new URLSearchParams({ view: "sent", address })}`;

/** Calls `open` on Ctrl K, and on a click on the search field of the top bar. */
function useOpening(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      latest.current();
    };
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      if (!(event.target instanceof Element) || !event.target.closest("[data-search-button]")) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKey);
    // In the capture phase, the listener runs before React. In the bubble phase, React would have followed the link.
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("click", onClick, true);
    };
  }, []);
}
