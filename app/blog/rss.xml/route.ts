import { feedResponse } from "@/lib/site/articles-feed";

export const dynamic = "force-static";

/** The English feed. */
export function GET(): Promise<Response> {
  return feedResponse("en");
}
