import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

const tools = [
  { key: "deadlines", href: "/deadlines" },
  { key: "report", href: "/where-to-report" },
  { key: "helper", href: "/check-a-helper" },
  { key: "letters", href: "/letters/bank-recall" },
  { key: "no", href: "/when-we-say-no" },
] as const;

/** The other free pages. */
export function FreeTools() {
  const t = useTranslations("plans.hub.tools");
  return (
    <dl className="facts">
      {tools.map(({ key, href }) => (
        <div key={key}>
          <dt>
            <Link href={href}>{t(`${key}.name`)}</Link>
          </dt>
          <dd>{t(`${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
