import { z } from "zod";

import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { defaultLocale, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { isUuid } from "@/lib/platform/uuid";

import { differenceOf } from "../difference/difference";
import { textKinds } from "../kinds";
import { restorableUntil } from "../list/deleted-text";
import type { Choice, ComparedPair, History } from "../list/history";
import { currentNumber, versionStates } from "../list/version-state";
import { findContent, findText, listVersions } from "../queries/history";

/** A version by its number, or the draft. */
const compared = z.union([z.literal("draft"), z.coerce.number().int().positive()]).optional();

/** The query of a history: its language, the two versions to compare, and what the last act did. */
export const historyQuery = z.object({
  locale: z.enum(locales).default(defaultLocale),
  from: compared,
  to: compared,
  done: z.enum(["restored", "withdrawn"]).optional(),
});

type HistoryQuery = z.output<typeof historyQuery>;

/** The versions of a text in one language, and what differs between two of them. Undefined if there is no such text. */
export async function loadHistory(
  staff: Staff,
  id: string,
  { locale, from, to }: HistoryQuery,
  now: Instant,
): Promise<History | undefined> {
  if (!isUuid(id)) return undefined;
  const [text, rows] = await Promise.all([findText(id), listVersions(id, locale)]);
  const kind = textKinds.find((each) => each === text?.kind);
  if (!text || !kind) return undefined;
  const states = versionStates(rows, now);
  const draft = text.drafts.find((each) => each.locale === locale);
  const mayChange = isAllowed(staff.role, "content.change");
  const versions = rows.map((row, index) => {
    const state = states[index] ?? "replaced";
    const isOpen = state === "scheduled" || (state === "public" && kind !== "legal");
    return {
      number: row.number,
      state,
      publishAt: row.publishAt.getTime(),
      createdAt: row.createdAt.getTime(),
      withdrawnAt: row.withdrawnAt?.getTime(),
      by: row.publishedBy?.name,
      /** The version before this one. */
      before: rows[index + 1]?.number,
      mayWithdraw: mayChange && text.deletedAt === null && isOpen,
      /** The version that is public after this one was taken down. */
      next:
        state === "public"
          ? currentNumber(
              rows.filter(({ number }) => number !== row.number),
              now,
            )
          : undefined,
    };
  });
  const choices: readonly Choice[] = [...(draft ? ["draft" as const] : []), ...rows.map(({ number }) => number)];
  return {
    text: { id, kind, key: text.key, version: text.version, questions: text._count.questions },
    title: titleIn([...rows.map(({ head }) => head), ...text.drafts.map(({ head }) => head)]) ?? text.key,
    versions,
    draft: draft && { version: draft.version, savedAt: draft.savedAt.getTime(), by: draft.savedBy?.name },
    comparison: await compare(id, locale, chosen(choices, from, to)),
    choices,
    deletion: text.deletedAt
      ? { at: text.deletedAt.getTime(), until: restorableUntil(text.deletedAt.getTime()) }
      : undefined,
    mayChange,
  };
}

/** The two versions that were chosen. Otherwise the newest one, or the draft, and the one before it. */
function chosen(
  choices: readonly Choice[],
  from: Choice | undefined,
  to: Choice | undefined,
): ComparedPair | undefined {
  const isKnown = (choice: Choice | undefined): choice is Choice => choice !== undefined && choices.includes(choice);
  const last = isKnown(to) ? to : choices[0];
  const first = isKnown(from) ? from : choices[last === undefined ? 1 : choices.indexOf(last) + 1];
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}

async function compare(id: string, locale: Locale, pair: ComparedPair | undefined) {
  if (!pair) return undefined;
  const [before, after] = await Promise.all([findContent(id, locale, pair.from), findContent(id, locale, pair.to)]);
  return before && after ? { ...pair, difference: differenceOf(before, after) } : undefined;
}

const titled = z.object({ title: z.string().min(1) });

function titleIn(heads: readonly unknown[]): string | undefined {
  return heads.flatMap((head) => titled.safeParse(head).data?.title ?? [])[0];
}
