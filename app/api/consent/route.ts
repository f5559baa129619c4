import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";
import { answerSchema } from "@/lib/privacy/schema";
import { keepAnswer } from "@/lib/privacy/choices-cookie";

/** Stores a visitor's answer to the question about Google, and sets the cookie that the server reads. */
const answer = route({
  name: "consent.answer",
  limit: "step",
  schema: answerSchema,
  async run({ purposes }, { locale, now }) {
    await keepAnswer(purposes, locale, now);
    return ok(null);
  },
  respond: () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: answer });
