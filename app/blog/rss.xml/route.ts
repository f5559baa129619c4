import { feedResponse } from "@/lib/site/loaders/articles-feed";

export const dynamic = "force-static";

/** Returns the RSS feed of the English articles. */
export function GET(): Promise<Response> {
  return feedResponse("en");
}
