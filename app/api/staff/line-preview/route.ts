import { z } from "zod";

import { faultText } from "@/components/desk/content/faults/fault-text";
import type { PreviewedLine } from "@/components/desk/content/line-preview/line-preview";
import { countWords } from "@/lib/content/markdown/outline";
import type { TextKind } from "@/lib/content/kinds";
import { listNames } from "@/lib/content/queries/names";
import { checkDraft, gradeOf } from "@/lib/content/rules/check-draft";
import { firm } from "@/lib/firm/settings-snapshot";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { languageControl } from "@/lib/platform/parse/field-names";
import { ok } from "@/lib/platform/result";
import { addDays, isDay } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";
import { only } from "@/lib/platform/web/api";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { piecesOf, plainText } from "@/lib/site/linked-text";
import { filledAnswer } from "@/lib/site/questions";

type Fields = Readonly<Record<string, string>>;
type Line = { readonly kind: TextKind; readonly locale: Locale; readonly head: object; readonly body: string };

const preview = staffRoute({
  name: "staff.line-preview",
  needs: "content.change",
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ fields: z.record(z.string().max(60), z.string().max(4_000)), locale: z.string().optional() }),
  async run({ fields }, _staff, { locale, now }) {
    const context = { ...(await listNames()), today: dayOf(now, firm().zone) };
    const t = translatorFor(locale, "staffContent.faults");
    return ok({
      lines: linesIn(fields).map((line): PreviewedLine => {
        const { kind, head, body } = line;
        const shown = kind === "question" ? filledAnswer(body, line.locale, firm()) : body;
        const check = checkDraft(line, context);
        return {
          locale: line.locale,
          title: "title" in head ? String(head.title) : undefined,
          pieces: piecesOf(shown),
          faults: check.ok ? [] : check.faults.map((fault) => faultText(fault, t)),
          words: countWords(plainText(body)),
          grade: gradeOf(line.locale, body),
        };
      }),
    });
  },
});

/** The question in one language, or the notice in all of them. */
function linesIn(fields: Fields): readonly Line[] {
  const { language, title = "", body = "", lastDay } = fields;
  if (isLocale(language)) return [{ kind: "question", locale: language, head: { title }, body: body.trim() }];
  return siteLocales().map((locale) => ({
    kind: "notice",
    locale,
    head: isDay(lastDay) ? { until: addDays(lastDay, 1) } : {},
    body: (fields[languageControl("text", locale)] ?? "").trim(),
  }));
}

/**
 * Previews an answer or a notice that is not stored: `{ lines }` with the text of each language, why it cannot be
 * published, its words and its reading grade.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: preview });
