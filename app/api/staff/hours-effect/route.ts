import { z } from "zod";

import { hoursForm, readHoursFields } from "@/lib/advisers/desk/hours-form";
import { hoursEffect } from "@/lib/advisers/hours-effect";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { ok } from "@/lib/platform/result";
import { formatMoment } from "@/lib/platform/time/format";
import { only } from "@/lib/platform/web/api";
import { staffRoute } from "@/lib/platform/web/staff-route";

type Effect =
  | {
      readonly outside: readonly {
        readonly reference: string;
        readonly time: string;
        readonly isOutsideNow: boolean;
      }[];
      /** The number of all coming bookings. */
      readonly coming: number;
    }
  /** Whether the fields are not valid yet, or other hours hold on some of the days. */
  | { readonly refused: "invalid" | "overlap" };

const effect = staffRoute({
  name: "staff.hours-effect",
  needs: "advisers.change",
  limit: "staffSearch",
  takesJson: true,
  schema: z.object({ fields: z.record(z.string().max(60), z.string().max(200)), locale: z.string().optional() }),
  async run({ fields }, staff, { locale, now }) {
    const parsed = parseInput(hoursForm, readHoursFields(fields));
    if (!parsed.ok) return ok<Effect>({ refused: "invalid" });
    const { id, period, replaces } = parsed.value;
    const found = await hoursEffect(staff, { id, period, replaces }, now);
    if (!found.ok) return found.details?.rule === "overlap" ? ok<Effect>({ refused: "overlap" }) : found;
    const { outside, coming, zone } = found.value;
    return ok<Effect>({
      outside: outside.map(({ reference, start, isOutsideNow }) => ({
        reference,
        time: formatMoment(start, { locale, zone }),
        isOutsideNow,
      })),
      coming,
    });
  },
});

/**
 * Lists the coming bookings of an adviser that lie outside weekly hours that are not stored. It returns `{ outside,
 * coming }`, or `{ refused }` if the form cannot be saved as it is.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: effect });
