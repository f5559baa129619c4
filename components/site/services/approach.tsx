import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";

const approach = [
  { key: "read", icon: "search" },
  { key: "say", icon: "doc" },
  { key: "write", icon: "mail" },
] as const satisfies readonly { key: string; icon: IconName }[];

/** The section that explains how the firm works on every case. */
export function Approach() {
  const t = useTranslations("services.approach");
  return (
    <section className="section section--sunken">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
        </div>
        <div className="credentials">
          {approach.map(({ key, icon }) => (
            <article className="credential" key={key}>
              <Icon name={icon} size="l" />
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
