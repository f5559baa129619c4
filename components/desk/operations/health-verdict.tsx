import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  readonly counts: { readonly act: number; readonly look: number; readonly unknown: number };
  readonly time: string;
  /** The localized path of the page. */
  readonly path: string;
};

/** Says first, in words, whether anything needs the reader. The button loads the page again. */
export function HealthVerdict({ counts, time, path }: Props) {
  const t = useTranslations("operations");
  const isCalm = counts.act === 0;
  return (
    <div className={isCalm ? "health-verdict calm" : "health-verdict"}>
      <Icon name={isCalm ? "check-circle" : "alert"} size="l" />
      <div>
        <p className="health-sentence">{t("verdict", counts)}</p>
        <p className="mute">{t("checked", { time, unknown: counts.unknown })}</p>
      </div>
      <form action={path}>
        <Button type="submit" variant="secondary">
          <Icon name="refresh" size="s" />
          {t("again")}
        </Button>
      </form>
    </div>
  );
}
