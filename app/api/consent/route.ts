import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";
import { answerSchema } from "@/lib/privacy/choices";
import { storeChoices } from "@/lib/privacy/choices-cookie";
import { recordAnswer } from "@/lib/privacy/commands/record-answer";
import { offeredPurposes } from "@/lib/privacy/offered";

/** Stores a visitor's answer to the question about Google, and sets the cookie that the server reads. */
const answer = route({
  name: "consent.answer",
  limit: "step",
  schema: answerSchema,
  async run({ purposes }, { locale, now }) {
    const offered = offeredPurposes();
    const agreed = purposes.filter((purpose) => offered.includes(purpose));
    await recordAnswer({ agreed, locale }, now);
    await storeChoices(agreed);
    return ok(null);
  },
  respond: () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: answer });
