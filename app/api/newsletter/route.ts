import { requestSubscription } from "@/lib/newsletter/commands/request-subscription";
import { signupSchema } from "@/lib/newsletter/schema";
import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";
import { networkOf } from "@/lib/platform/security/address";

/**
 * Requests a subscription. The response is the same for every email address, so it does not reveal whether an address
 * is subscribed.
 */
const subscribe = route({
  name: "newsletter.subscribe",
  limit: "newsletter",
  schema: signupSchema,
  async run({ consent: _consent, locale: _tag, ...signup }, { locale, headers, now }) {
    await requestSubscription(
      { ...signup, locale, source: "api", network: networkOf(headers.get("x-client-address")) },
      now,
    );
    return ok({ status: "pending" as const });
  },
  respond: (value) => ({ status: 201, body: { success: true, data: value } }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: subscribe });
