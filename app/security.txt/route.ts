import { loadFirm } from "@/lib/firm/loaders/firm";
import { env } from "@/lib/platform/env";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { securityTxt } from "@/lib/site/security-txt";

export const dynamic = "force-dynamic";

/** The middleware serves this file at the path that RFC 9116 names. */
export async function GET(): Promise<Response> {
  const { email, isSample } = await loadFirm();
  const text = securityTxt({ email, isSample, siteUrl: env().siteUrl, languages: siteLocales() }, Date.now());
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=60" },
  });
}
