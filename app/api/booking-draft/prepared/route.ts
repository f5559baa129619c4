import { z } from "zod";

import { changeDraft } from "@/lib/booking/wizard/commands/draft";
import { readDraftToken } from "@/lib/booking/wizard/draft-cookie";
import { findDraft } from "@/lib/booking/wizard/queries/drafts";
import { fail, ok } from "@/lib/platform/result";
import { only, route } from "@/lib/platform/web/api";
import { preparedSchema } from "@/lib/transfers/prepared";

/**
 * Puts the visitor's prepared list into their draft, with which it expires, or takes it out again. A repeated request
 * changes nothing. Not in the contract, because only our own page calls it.
 */
const include = route({
  name: "booking.include-prepared",
  limit: "step",
  schema: z.object({ prepared: preparedSchema.nullable() }),
  async run({ prepared }, { now }) {
    const token = await readDraftToken();
    const draft = token === undefined ? undefined : await findDraft(token, now);
    if (token === undefined || draft?.bookingId !== null) return fail("RESOURCE_NOT_FOUND");
    await changeDraft(token, ({ prepared: _, ...answers }) => ({ ...answers, ...(prepared && { prepared }) }), now);
    return ok(null);
  },
  respond: () => new Response(null, { status: 204 }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: include });
