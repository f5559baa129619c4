import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import type { Ability } from "@/lib/site/setup/abilities";
import type { RequiredFact } from "@/lib/site/missing-facts";

type Props = {
  readonly abilities: readonly Ability[];
  /** The number of public pages and of languages. */
  readonly pages: number;
  readonly languages: number;
  readonly missing: readonly RequiredFact[];
  /** The time at which the list was computed. */
  readonly time: string;
};

const looks = {
  on: { tone: "ok", icon: "check" },
  partly: { tone: "warn", icon: "half" },
  hidden: { tone: "plain", icon: "eye-off" },
} as const;

/** What visitors can do on the site now, as computed from the records. */
export function VisitorAbilities({ abilities, pages, languages, missing, time }: Props) {
  const t = useTranslations("setup.abilities");
  const tMissing = useTranslations("setup.missing");
  const values = { pages, languages, missing: missing.map((fact) => tMissing(fact)).join(", ") };
  return (
    <Section id="visitors" title={t("title")} note={t("asOf", { time })}>
      <dl className="visitor-abilities">
        {abilities.map((ability) => (
          <div key={ability.name}>
            <dt>{t(`${ability.name}.title`)}</dt>
            <dd>
              <Badge {...looks[ability.state]}>{t(`states.${ability.state}`)}</Badge>
            </dd>
            <dd className="why">
              {t(`${ability.name}.${ability.reason}` as "read.all", { ...ability.values, ...values })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
