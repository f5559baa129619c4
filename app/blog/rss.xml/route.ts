import { answerFeed } from "@/app/[locale]/(site)/blog/feed";

export const dynamic = "force-static";

/** The English feed. */
export function GET(): Promise<Response> {
  return answerFeed("en");
}
