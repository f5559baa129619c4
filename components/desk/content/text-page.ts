import type { TextKind } from "@/lib/content/kinds";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";

/** The route of the page on which staff work on a text of each kind. */
const routes: Readonly<Record<TextKind, string>> = {
  article: "/dashboard/content/articles/{key}",
  topic: "/dashboard/content/questions",
  question: "/dashboard/content/questions",
  notice: "/dashboard/content/notices",
  legal: "/dashboard/settings/legal/{key}",
};

/** The page on which the staff member works on a text. Undefined if they may not open it. */
export function textPage(staff: Staff, { kind, key }: { readonly kind: TextKind; readonly key: string }) {
  return mayOpen(staff.role, routes[kind]) ? routes[kind].replace("{key}", key) : undefined;
}

/** The list that contains a text. */
export function textList(kind: TextKind): string {
  if (kind === "article") return "/dashboard/content";
  return kind === "legal" ? "/dashboard/settings/legal" : routes[kind];
}
