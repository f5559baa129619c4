import type { ExpiringClaim } from "@/lib/firm/claims/queries/expiring-claims";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { PublishedText } from "@/lib/content/texts";
import type { RuleId } from "@/lib/deadlines/rules";
import type { SetupFacts } from "./facts";
import { restoreTestDays } from "./lines";

/** Something that ends or must be done again on a day, with the page about it. */
export type End =
  | { readonly kind: "claim"; readonly day: Day; readonly text: string; readonly href: string }
  | { readonly kind: "restore"; readonly day: Day; readonly href: string }
  | { readonly kind: "articles"; readonly day: Day; readonly count: number; readonly href: string }
  | { readonly kind: "rules"; readonly day: Day; readonly rules: readonly RuleId[]; readonly href: string };

type Ending = Pick<SetupFacts, "marks"> & {
  readonly claims: readonly ExpiringClaim[];
  readonly articles: readonly Pick<PublishedText<"article">, "head">[];
  readonly rules: readonly { readonly id: RuleId; readonly review: Day }[];
};

/** Lists what ends or must be read again until a day, first the nearest. */
export function toEnds({ claims, articles, rules, marks }: Ending, until: Day): readonly End[] {
  const restored = marks["restore-tested"];
  const reviews = new Map<Day, number>();
  for (const { head } of articles) reviews.set(head.review, (reviews.get(head.review) ?? 0) + 1);
  const rulesByDay = new Map<Day, readonly RuleId[]>();
  for (const { id, review } of rules) rulesByDay.set(review, [...(rulesByDay.get(review) ?? []), id]);
  const ends: readonly End[] = [
    ...claims.map(({ id, text, expiresOn }): End => ({
      kind: "claim",
      day: expiresOn,
      text,
      href: `/dashboard/claims/${id}`,
    })),
    ...(restored
      ? [{ kind: "restore", day: addDays(restored.on, restoreTestDays), href: "/dashboard/setup?lines=all" } as const]
      : []),
    ...[...rulesByDay].map(([day, due]): End => ({
      kind: "rules",
      day,
      rules: due,
      href: "/dashboard/settings/rules",
    })),
    ...[...reviews].map(([day, count]): End => ({ kind: "articles", day, count, href: "/dashboard/setup/texts" })),
  ];
  return ends.filter(({ day }) => day <= until).toSorted((a, b) => a.day.localeCompare(b.day));
}
