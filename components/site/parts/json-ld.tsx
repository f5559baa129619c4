import type { Thing } from "@/lib/site/structured-data/thing";

/**
 * Structured data for search engines. The content security policy does not apply to it, because browsers do not run
 * scripts of this type. A closing tag in the data would end the element, so "<" is escaped. The site's texts contain
 * soft hyphens for narrow screens. They are removed here, because search engines would treat them as part of a name.
 */
export function JsonLd({ things }: { readonly things: Thing | readonly Thing[] }) {
  const json = JSON.stringify(things).replaceAll("\u00ad", "").replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
