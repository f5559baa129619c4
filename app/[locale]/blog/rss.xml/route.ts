import { localePrefixes, parseLocale } from "@/lib/platform/i18n/locales";
import { feedResponse } from "@/lib/site/loaders/articles-feed";

type Context = { readonly params: Promise<{ locale: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

/**
 * Here `locale` is a URL prefix such as `fr-ca`, not a locale, because the middleware does not rewrite the URLs of
 * feeds.
 */
export function generateStaticParams() {
  return Object.values(localePrefixes)
    .filter(Boolean)
    .map((prefix) => ({ locale: prefix.slice(1) }));
}

/**
 * Responds with the feed of a language that has a URL prefix. English has no prefix, so its feed has a separate route.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = parseLocale((await params).locale);
  return locale ? feedResponse(locale) : new Response(null, { status: 404 });
}
