import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { ServicePage } from "@/lib/site/service-pages";

const entries = ["one", "two", "three"] as const;

/** Two lists of equal prominence: what the service includes, and what it cannot do. */
export function CanAndCannot({ service: { key } }: { service: ServicePage }) {
  const t = useTranslations("services");
  return (
    <section className="section section--sunken">
      <div className="wrap both">
        {(["can", "cannot"] as const).map((side) => (
          <div key={side}>
            <h2>{t(`detail.${side}`)}</h2>
            <ul className={clsx("l ticks", side === "cannot" && "ticks--not")} role="list">
              {entries.map((each) => (
                <li key={each}>
                  <Icon name={side === "can" ? "check" : "x"} size="s" />
                  <span>{t(`kinds.${key}.${side}.${each}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
