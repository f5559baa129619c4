import { useLocale, useTranslations } from "next-intl";

import { CommandPalette } from "./command-palette";
import type { Command } from "./command-palette";
import type { NavLink } from "./nav-links";
import { Shortcuts } from "./shortcuts";

type Props = {
  readonly pages: readonly NavLink[];
  /** Pages that are not in the navigation but can be found in the command palette. */
  readonly otherPages: readonly Command[];
  /** The page for a new booking. Undefined if the staff member may not open it. */
  readonly newBooking?: string | undefined;
  /** Whether the staff member can write emails to clients. */
  readonly mayWrite: boolean;
};

/** The command palette and the shortcuts, with their texts. */
export function Keyboard({ pages, otherPages, newBooking, mayWrite }: Props) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const others: Readonly<Record<string, string>> = {
    "/dashboard/services": t("palette.words.services"),
    "/dashboard/audit": t("palette.words.audit"),
  };
  const commands = pages.map(({ href, label, icon, shortcut }) => ({
    href,
    label,
    icon,
    letter: shortcut,
    keys: `G ${shortcut.toUpperCase()}`,
    also: others[href],
  }));
  const booking = newBooking
    ? [{ href: newBooking, label: t("palette.newBooking"), icon: "plus" as const, keys: "N" }]
    : [];
  const mayOpen = (path: string) => pages.some(({ href }) => href === path);
  return (
    <>
      <CommandPalette
        commands={[...booking, ...commands, ...otherPages]}
        locale={locale}
        texts={{
          title: t("palette.title"),
          field: t(mayOpen("/dashboard/clients") ? "search.open" : "search.openBookings"),
          close: t("palette.close"),
          none: t("palette.none"),
          searching: t("palette.searching"),
          found: t("palette.found", { count: "{count}" }),
          go: t("palette.go"),
          emailsTo: mayOpen("/dashboard/outbox") ? t("palette.emailsTo", { address: "{address}" }) : undefined,
          acts: {
            write: mayWrite ? t("palette.write", { name: "{name}" }) : undefined,
            book: newBooking ? t("palette.book", { name: "{name}" }) : undefined,
          },
          groups: {
            recent: t("palette.groups.recent"),
            page: t("palette.groups.page"),
            act: t("palette.groups.act"),
            booking: t("palette.groups.booking"),
            client: t("palette.groups.client"),
            message: t("palette.groups.message"),
            lead: t("palette.groups.lead"),
            case: t("palette.groups.case"),
            dataRequest: t("palette.groups.dataRequest"),
            complaint: t("palette.groups.complaint"),
            similar: t("palette.groups.similar"),
          },
        }}
      />
      <Shortcuts
        pages={commands}
        newBooking={newBooking}
        locale={locale}
        texts={{
          title: t("shortcuts.title"),
          close: t("palette.close"),
          off: t("shortcuts.off"),
          groups: [
            {
              title: t("shortcuts.everywhere"),
              list: [
                { keys: "Ctrl K", label: t("palette.title") },
                { keys: "Ctrl S", label: t("shortcuts.save") },
                ...[...booking, ...commands].map(({ keys, label }) => ({ keys, label })),
                { keys: "Z", label: t("shortcuts.undo") },
                { keys: "?", label: t("shortcuts.title") },
              ],
            },
            {
              title: t("shortcuts.lists"),
              list: [
                { keys: "J", label: t("shortcuts.nextRow") },
                { keys: "K", label: t("shortcuts.previousRow") },
                { keys: "/", label: t("shortcuts.search") },
                { keys: "F", label: t("shortcuts.filter") },
              ],
            },
            ...(mayOpen("/dashboard/inbox")
              ? [
                  {
                    title: t("shortcuts.message"),
                    list: [
                      { keys: "R", label: t("shortcuts.reply") },
                      { keys: "A", label: t("shortcuts.assign") },
                      { keys: "L", label: t("shortcuts.logCall") },
                      { keys: "E", label: t("shortcuts.next") },
                      { keys: "Ctrl Enter", label: t("shortcuts.send") },
                    ],
                  },
                ]
              : []),
            ...(mayOpen("/dashboard/clients")
              ? [
                  {
                    title: t("shortcuts.file"),
                    list: [
                      ...(mayWrite ? [{ keys: "W", label: t("shortcuts.write") }] : []),
                      ...(newBooking ? [{ keys: "B", label: t("shortcuts.book") }] : []),
                      { keys: "T", label: t("shortcuts.addTask") },
                    ],
                  },
                ]
              : []),
            ...(newBooking
              ? [
                  {
                    title: t("navigationLinks.today"),
                    list: [{ keys: "S", label: t("shortcuts.startNext") }],
                  },
                  {
                    title: t("shortcuts.booking"),
                    list: [
                      { keys: "S", label: t("shortcuts.startBooking") },
                      { keys: "M", label: t("shortcuts.moveBooking") },
                      { keys: "T", label: t("shortcuts.reassign") },
                    ],
                  },
                ]
              : []),
          ],
        }}
      />
    </>
  );
}
