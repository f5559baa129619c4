import type { TextKind } from "@/lib/content/kinds";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";

/** The route of the page on which staff work on a text of each kind. */
const routes: Readonly<Record<TextKind, string>> = {
  article: "/dashboard/content/articles/{key}",
  topic: "/dashboard/content/questions",
  question: "/dashboard/content/questions",
  notice: "/dashboard/content/notices/{key}",
  legal: "/dashboard/settings/legal/{key}",
};

/** What opens a topic or a question on the page of all questions. */
const queries: Readonly<Partial<Record<TextKind, string>>> = { topic: "?topic=", question: "?question=" };

/** The page on which the staff member works on a text. Undefined if they may not open it. */
export function textPage(staff: Staff, { kind, key }: { readonly kind: TextKind; readonly key: string }) {
  if (!mayOpen(staff.role, routes[kind])) return undefined;
  const query = queries[kind];
  return query === undefined ? routes[kind].replace("{key}", key) : `${routes[kind]}${query}${key}`;
}

/** The list that contains a text. */
export function textList(kind: TextKind): string {
  return routes[kind].replace(/(?:\/articles)?\/\{key\}$/, "");
}
