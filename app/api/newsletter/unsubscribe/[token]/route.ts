import { unsubscribe } from "@/lib/newsletter/commands/unsubscribe";
import { only, refusal, unexpectedError } from "@/lib/platform/web/api";
import { negotiateLocale } from "@/lib/platform/i18n/accept-language";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { fail } from "@/lib/platform/result";
import { networkOf } from "@/lib/platform/security/address";
import { admit } from "@/lib/platform/security/limits";
import { isTokenShaped } from "@/lib/platform/security/token";

type Context = { readonly params: Promise<{ token: string }> };

/**
 * Ends a subscription. The request comes from a mail client (RFC 8058) or from the form on the unsubscribe page. The
 * response to the form redirects back to that page. The middleware rewrites POST requests for
 * `/newsletter/unsubscribe/{token}` to this handler. The token alone authorises the request; cookies are ignored.
 */
async function postUnsubscribe(request: Request, { params }: Context): Promise<Response> {
  const locale = negotiateLocale({ header: request.headers.get("accept-language") });
  try {
    const { token } = await params;
    const form = await request.formData().catch(() => undefined);
    if (form?.get("List-Unsubscribe") !== "One-Click") return refusal(fail("INVALID_REQUEST_FORMAT"), locale);
    const language = form.get("page");
    const page = isLocale(language) ? { locale: language, token } : undefined;

    const admitted = await admit("unsubscribe", networkOf(request.headers.get("x-client-address")));
    if (!admitted.ok) return page ? backTo(page, "failed") : refusal(admitted, locale);
    const ended = isTokenShaped(token)
      ? await unsubscribe({ token, isPermanent: form.get("forGood") === "on" }, Date.now())
      : fail("RESOURCE_NOT_FOUND");
    if (page) return backTo(page, "done");
    return ended.ok
      ? Response.json({ success: true, data: { status: "ended" } }, { headers: { "cache-control": "no-store" } })
      : refusal(ended, locale);
  } catch (error) {
    return unexpectedError("newsletter.unsubscribe", error, locale);
  }
}

/** Redirects to the unsubscribe page, which reads the subscription's state itself and handles unknown tokens. */
function backTo(
  { locale, token }: { readonly locale: Locale; readonly token: string },
  outcome: "done" | "failed",
): Response {
  const location = localizedPath(locale, `/newsletter/unsubscribe/${encodeURIComponent(token)}?${outcome}=1`);
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postUnsubscribe });
