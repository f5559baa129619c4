import type { Firm } from "@/lib/firm/settings";
import { isRead } from "@/lib/firm/stated-facts";

/** Whether the page at this English path has content. Articles and questions have none until the firm has read them. */
export function isPublished(path: string, firm: Firm): boolean {
  if (path === "/faq") return isRead(firm, "questions");
  return isRead(firm, "articles") || (path !== "/blog" && !path.startsWith("/blog/"));
}
