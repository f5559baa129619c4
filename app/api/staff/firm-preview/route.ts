import { z } from "zod";

import { editedFirm, readFirmFields } from "@/lib/firm/desk/facts-form";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { locales } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import { only } from "@/lib/platform/web/api";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { previewFirm } from "@/lib/site/firm-preview";
import type { PreviewFrame } from "@/lib/site/firm-preview";

type Preview = { readonly frames: readonly PreviewFrame[] } | { readonly invalid: true };

const preview = staffRoute({
  name: "staff.firm-preview",
  needs: "settings.change",
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ fields: z.record(z.string().max(60), z.string().max(4_000)), locale: z.enum(locales) }),
  async run({ fields, locale }) {
    const parsed = parseInput(editedFirm, readFirmFields(fields));
    if (!parsed.ok) return ok<Preview>({ invalid: true });
    return ok<Preview>({ frames: previewFirm(await loadFirm(), parsed.value, locale) });
  },
});

/** What visitors will read if the typed facts are saved. Nothing is stored. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: preview });
