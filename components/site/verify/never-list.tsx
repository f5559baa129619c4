import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";

const never = [
  { key: "release", icon: "release" },
  { key: "seed", icon: "key" },
  { key: "password", icon: "lock" },
  { key: "remote", icon: "screen" },
  { key: "coins", icon: "gift" },
  { key: "coldCall", icon: "phone" },
] as const satisfies readonly { key: string; icon: IconName }[];

/** Lists requests that the firm never makes. Anyone who makes such a request is an impostor. */
export function NeverList() {
  const t = useTranslations("verify.never");
  return (
    <section id="never" aria-labelledby="never-title">
      <h2 id="never-title" className="mb-13">
        {t("title")}
      </h2>
      <ul className="never">
        {never.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{t(`items.${key}`)}</span>
          </li>
        ))}
      </ul>
      <p className="t16 mt-21">
        <LinkedText>{t("charge")}</LinkedText>
      </p>
    </section>
  );
}
