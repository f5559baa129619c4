import { z } from "zod";

import { faultSentence } from "@/components/desk/content/faults/fault-text";
import { readDraft } from "@/lib/content/editor/draft-form";
import { editedKinds } from "@/lib/content/editor/edited-text";
import type { CheckedText } from "@/lib/content/editor/checked-text";
import { parseText } from "@/lib/content/markdown/parse";
import { lacksFrench } from "@/lib/content/queries/french";
import { listNames } from "@/lib/content/queries/names";
import { checkDraft } from "@/lib/content/rules/check-draft";
import { firm } from "@/lib/firm/settings-snapshot";
import { defaultLocale, locales } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { only } from "@/lib/platform/web/api";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { readingMinutes } from "@/lib/site/reading-time";

/** More than a text may have, so that an author of a longer text still reads what is wrong. */
const longest = 300_000;

const check = staffRoute({
  name: "staff.text-check",
  needs: "content.read",
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ fields: z.record(z.string().max(60), z.string().max(longest)), locale: z.enum(locales) }),
  async run({ fields, locale }, _staff, { now }) {
    const language = z.enum(locales).catch(locale).parse(fields.language);
    const kind = z.enum(editedKinds).catch("article").parse(fields.kind);
    const { head, body } = readDraft(fields);
    const context = { ...(await listNames()), today: dayOf(now, firm().zone) };
    const checked = checkDraft({ kind, locale: language, head, body }, context);
    const t = translatorFor(locale, "staffContent.faults");
    const parsed = parseText(body);
    const needsFrench = kind === "article" && language === defaultLocale && (await lacksFrench(fields.id, body));
    const words = parsed.ok ? parsed.text.outline.words : 0;
    return ok<CheckedText>({
      faults: [
        ...(checked.ok ? [] : checked.faults).map((fault) => ({
          sentence: faultSentence(fault, t),
          ...("line" in fault && fault.line !== undefined ? { line: fault.line } : {}),
          ...("words" in fault ? { words: fault.words } : {}),
          ...("field" in fault ? { field: fault.field } : {}),
        })),
        ...(needsFrench ? [{ sentence: t("french"), language: "fr-CA" as const }] : []),
      ],
      words,
      minutes: readingMinutes(words, language),
    });
  },
});

/** What the rules say about an article or a legal text as it is typed, in the reader's language. Nothing is stored. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: check });
