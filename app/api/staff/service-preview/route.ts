import { z } from "zod";

import { previewTimes } from "@/lib/availability/queries/preview";
import type { DayPreview } from "@/lib/availability/queries/preview";
import { office } from "@/lib/firm/legal";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { ok } from "@/lib/platform/result";
import { formatCalendarDay, formatTime } from "@/lib/platform/time/format";
import { only } from "@/lib/platform/web/api";
import { staffRoute } from "@/lib/platform/web/staff-route";
import type { PreviewCard } from "@/lib/services/desk/preview-card";
import { previewCard } from "@/lib/services/desk/preview-card";
import { editedService } from "@/lib/services/desk/edited-service";
import { findStoredService } from "@/lib/services/desk/queries/facts";
import { previewedService, readServiceFields } from "@/lib/services/desk/service-form";
import { findService } from "@/lib/services/queries";

type Preview =
  | { readonly days: readonly ReturnType<typeof toDayView>[]; readonly cards: readonly PreviewCard[] }
  /** The names of the fields that are not valid yet. */
  | { readonly invalid: readonly string[] };

const preview = staffRoute({
  name: "staff.service-preview",
  needs: "services.change",
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ fields: z.record(z.string().max(60), z.string().max(4_000)), locale: z.string().optional() }),
  async run({ fields }, _staff, { locale, now }) {
    // The amounts are read in the language of the page.
    const parsed = parseInput(previewedService, readServiceFields({ ...fields, locale }));
    if (!parsed.ok) return ok<Preview>({ invalid: Object.keys(parsed.codes) });
    const { id, facts, planned } = parsed.value;
    const stored = id === undefined ? undefined : await findStoredService({ id });
    const before = stored && (await findService(stored.id, now));
    const after = editedService(stored, { facts, planned }, now);
    const days = await previewTimes({ before, after, adviserIds: facts.adviserIds, office: office(), now });
    return ok<Preview>({
      days: days.map((day) => toDayView(day, { locale, zone: office().zone })),
      cards: siteLocales().map((locale) => previewCard(after, locale)),
    });
  },
});

/** A day of the preview with its texts. Times are in the zone of the office. */
function toDayView({ day, before, after, starts }: DayPreview, { locale, zone }: { locale: Locale; zone: string }) {
  return {
    day: formatCalendarDay(day, locale),
    before,
    after,
    starts: starts.map(({ start, change }) => ({ time: formatTime(start, { locale, zone }), change })),
  };
}

/**
 * Previews a change of a service that is not stored: the free times of the coming two weeks before and after it, and
 * the service's card in each language. It returns `{ days, cards }`, or `{ invalid }` with the names of invalid fields.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: preview });
