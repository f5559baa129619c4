import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { EvidenceLink } from "@/components/site/parts/evidence-link";
import { Link } from "@/lib/platform/i18n/navigation";

const tools = [
  { key: "deadlines", href: "/deadlines" },
  { key: "report", href: "/where-to-report" },
  { key: "helper", href: "/check-a-helper" },
  { key: "letters", href: "/letters" },
  { key: "no", href: "/when-we-say-no" },
] as const;

/** The other free pages. */
export function FreeTools() {
  const t = useTranslations("plans.hub.tools");
  return (
    <ul className="go">
      <li>
        <EvidenceLink>
          <span>
            <b>{t("evidence.name")}</b>
            <br />
            <span className="soft t16">{t("evidence.text")}</span>
          </span>
          <Icon name="arrow-right" />
        </EvidenceLink>
      </li>
      {tools.map(({ key, href }) => (
        <li key={key}>
          <Link href={href}>
            <span>
              <b>{t(`${key}.name`)}</b>
              <br />
              <span className="soft t16">{t(`${key}.text`)}</span>
            </span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
