import { codeOf } from "./codes";
import type { ReportedEvent } from "./schema";

type PageView = NonNullable<Extract<ReportedEvent, { name: "page_view" }>["props"]>;

/** Sites with many hosts. */
const sites: readonly (readonly [RegExp, string])[] = [
  [/^(?:.+\.)?google\.[a-z.]{2,6}$|^com\.google\.android\..+$/, "google"],
  [/^(?:.+\.)?bing\.com$/, "bing"],
  [/^(?:.+\.)?duckduckgo\.com$/, "duckduckgo"],
  [/^(?:.+\.)?search\.yahoo\.com$/, "yahoo"],
  [/^(?:.+\.)?(?:facebook|fb)\.com$/, "facebook"],
  [/^(?:.+\.)?instagram\.com$/, "instagram"],
  [/^(?:.+\.)?linkedin\.com$|^lnkd\.in$|^com\.linkedin\.android$/, "linkedin"],
  [/^(?:t\.co|(?:.+\.)?(?:twitter|x)\.com)$/, "x"],
  [/^(?:.+\.)?youtube\.com$|^youtu\.be$/, "youtube"],
  [/^(?:.+\.)?reddit\.com$/, "reddit"],
];

/** Values of `utm_medium` of paid links. The database's function `is_paid_medium` has the same expression. */
export const paidMedium = "^(cpc|ppc|cpm|cpv|cpa|display|retargeting|paid.*)$";

const isPaidMedium = (medium: string) => new RegExp(paidMedium).test(medium.toLowerCase());

/**
 * Where a visit came from: the campaign's own word, else Google for a click on one of its ads, else the site that
 * linked here. Ends with "-paid" if the link is an ad. Empty if a page view says nothing of these.
 */
export function sourceOf(view: PageView): string {
  const source = nameOf(view);
  const isPaid = source !== "" && (view.ad === true || isPaidMedium(view.utm_medium ?? ""));
  return isPaid ? `${source.slice(0, 35)}-paid` : source;
}

function nameOf({ utm_source, ad, referrer }: PageView): string {
  if (utm_source) return codeOf(utm_source);
  if (ad) return "google";
  const host = (referrer ?? "").toLowerCase().replace(/^www\.|:\d+$/g, "");
  if (host === "") return "";
  const known = sites.find(([pattern]) => pattern.test(host))?.[1];
  // A host without a public domain, or an address, may be the network of someone's employer.
  return (
    known ?? (/\.[a-z]{2,}$/.test(host) && !/\.(?:local|internal|lan|intranet)$/.test(host) ? codeOf(host) : "other")
  );
}

/** The campaign's code. Clicks on ads without a named campaign are one campaign. */
export function campaignOf({ utm_campaign, utm_medium, ad }: PageView): string {
  return codeOf(utm_campaign) || codeOf(utm_medium) || (ad ? "ad" : "");
}
