import { changeDraft } from "@/lib/booking/wizard/commands/draft";
import { readDraftToken } from "@/lib/booking/wizard/draft-cookie";
import { findDraft } from "@/lib/booking/wizard/queries/drafts";
import { typedValuesSchema, withTypedValues } from "@/lib/booking/wizard/typed-values";
import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";

/**
 * Keeps the values of step 3's form in the visitor's draft, with which they expire. Not in the contract, because only
 * our own page calls it. It is not a server action, because a browser may end an action's request when the page closes.
 */
const save = route({
  name: "booking.keep-typed",
  limit: "step",
  schema: typedValuesSchema,
  isUnfinished: true,
  async run(typed, { now }) {
    const token = await readDraftToken();
    const draft = token === undefined ? undefined : await findDraft(token, now);
    if (token !== undefined && draft?.bookingId === null)
      await changeDraft(token, (answers) => withTypedValues(answers, typed), now);
    return ok(null);
  },
  respond: () => new Response(null, { status: 204 }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: save });
