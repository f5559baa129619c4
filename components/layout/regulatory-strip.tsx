import { useTranslations } from "next-intl";

import { NewTabSign } from "@/components/ui/new-tab-sign";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Regulation, Regulator } from "@/lib/site/claim-lines";

type Props = {
  readonly regulation: Regulation | undefined;
  readonly disclaimer: string | undefined;
};

/**
 * Says who supervises the firm and what the supervision covers. If no claim about a regulator may be shown, it links to
 * our page that explains how to check a firm.
 */
export function RegulatoryStrip({ regulation, disclaimer }: Props) {
  const t = useTranslations("layout");
  if (!regulation) {
    return <p>{t.rich("regulationNone", { link: (text) => <Link href="/verify">{text}</Link> })}</p>;
  }
  const { body, others, isSample } = regulation;
  return (
    <div>
      <p>
        <b>{t("regulatedBy")}</b> <RegisterLink regulator={body} />
        {others.length > 0 && t("regulatorsFollow")}
        {others.map((regulator, index) => (
          <span key={regulator.url}>
            {index > 0 && ", "}
            <RegisterLink regulator={regulator} />
          </span>
        ))}
        {isSample && ` ${t("sampleEntries")}`}
      </p>
      {disclaimer && <p>{disclaimer}</p>}
    </div>
  );
}

/**
 * Links to the regulator's register. If the claim record contains no URL, links to our page that explains how to check
 * the firm. Narrow screens show the regulator's short name, if there is one.
 */
function RegisterLink({ regulator: { name, shortName, url } }: { regulator: Regulator }) {
  const t = useTranslations("common");
  const label = (
    <>
      <span className={shortName && "from-md"}>{name}</span>
      {shortName && <abbr className="below-md">{shortName}</abbr>}
    </>
  );
  if (url.startsWith("/")) return <Link href={url}>{label}</Link>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {label}
      <NewTabSign label={t("newTab")} />
    </a>
  );
}
