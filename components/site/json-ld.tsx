import type { Thing } from "@/lib/site/structured-data/thing";

/**
 * Facts for machines. A browser runs nothing of another type than script, so the content security policy has no say in
 * it; but the element ends at the first closing tag within, so no "<" may stand in a text. Soft hyphens, which texts
 * carry for narrow screens, would be letters here.
 */
export function JsonLd({ things }: { readonly things: Thing | readonly Thing[] }) {
  const json = JSON.stringify(things).replaceAll("\u00ad", "").replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
