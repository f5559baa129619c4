import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";

const promises = [
  { key: "seed", icon: "key" },
  { key: "remote", icon: "screen" },
  { key: "payment", icon: "gift" },
  { key: "release", icon: "release" },
  { key: "call", icon: "phone" },
  { key: "unpriced", icon: "doc" },
] as const;

/** Lists what impostors do but the firm never does. */
export function NeverAsk() {
  const t = useTranslations("neverAsk");
  return (
    <ul className="never" role="list">
      {promises.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} />
          <span>{t(key)}</span>
        </li>
      ))}
    </ul>
  );
}
