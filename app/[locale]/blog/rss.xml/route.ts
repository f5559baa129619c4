import { localePrefixes, parseLocale } from "@/lib/platform/i18n/locales";
import { feedResponse } from "@/lib/site/articles-feed";

type Context = { readonly params: Promise<{ locale: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

/** The parameters are URL prefixes, not locales, because the middleware does not rewrite the URLs of feeds. */
export function generateStaticParams() {
  return Object.values(localePrefixes)
    .filter(Boolean)
    .map((prefix) => ({ locale: prefix.slice(1) }));
}

/** The feeds of the languages that have a URL prefix. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = parseLocale((await params).locale);
  return locale ? feedResponse(locale) : new Response(null, { status: 404 });
}
