import { z } from "zod";

import { newClaimSchema, sortClaimFields } from "@/lib/firm/claims/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { locales } from "@/lib/platform/i18n/locales";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { only } from "@/lib/platform/web/api";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { previewClaim } from "@/lib/site/claim-preview";
import type { ClaimPreview } from "@/lib/site/claim-preview";

type Preview = ClaimPreview | { readonly state: "invalid" };

const preview = staffRoute({
  name: "staff.claim-preview",
  needs: "claims.change",
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ fields: z.record(z.string().max(60), z.string().max(4_000)), locale: z.enum(locales) }),
  async run({ fields, locale }, _staff, { now }) {
    const parsed = parseInput(newClaimSchema, sortClaimFields(fields));
    if (!parsed.ok) return ok<Preview>({ state: "invalid" });
    return ok<Preview>(previewClaim(parsed.value, { locale, today: dayOf(now, firm().zone) }));
  },
});

/** What visitors will read about a claim that is not stored, once two people have verified it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: preview });
