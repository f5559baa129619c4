import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { isUuid } from "@/lib/platform/uuid";

import { draftHeadSchema } from "../draft-head";
import { previewHead } from "../editor/preview-head";
import { textKinds } from "../kinds";
import type { LineMarks } from "../markdown/mark-blocks";
import { parseText } from "../markdown/parse";
import { listNames } from "../queries/names";
import { findPreviewed } from "../queries/previewed";
import { checkDraft } from "../rules/check-draft";
import type { TextFault } from "../rules/faults";

/** Loads what the preview of a text shows: its draft or, without a draft, its newest version. */
export async function loadPreview(_staff: Staff, id: string, locale: Locale, now: Instant) {
  const found = isUuid(id) ? await findPreviewed(id, locale) : undefined;
  const kind = textKinds.find((each) => each === found?.kind);
  if (!found || !kind) return undefined;
  const today = dayOf(now, firm().zone);
  const published = found.version ? dayFromDate(found.version.publishedOn) : today;
  const context = { ...(await listNames()), today };
  const check = checkDraft({ kind, locale, head: found.head, body: found.body }, context);
  const head = previewHead(draftHeadSchema.parse(found.head), { published, today });
  const marks = marksOf(check.ok ? [] : check.faults);
  return { kind, key: found.key, head, body: found.body, parsed: parseText(found.body), marks };
}

/** The numbers of the broken rules by line, as the editor lists them. */
function marksOf(faults: readonly TextFault[]): LineMarks {
  const marks = new Map<number, string>();
  for (const [index, fault] of faults.entries()) {
    const line = "line" in fault ? fault.line : undefined;
    if (line) marks.set(line, [marks.get(line), index + 1].filter((each) => each !== undefined).join(", "));
  }
  return marks;
}

export type Preview = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;
