import { useTranslations } from "next-intl";

import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Option = { readonly label: string; readonly href: string; readonly isCurrent: boolean };

type Props = {
  readonly earlierHref: string;
  readonly presentHref: string;
  readonly laterHref: string;
  readonly advisers: readonly Option[];
  readonly city: string;
  readonly mayMove: boolean;
};

/** The links to choose the week and the adviser. */
export function WeekBar({ earlierHref, presentHref, laterHref, advisers, city, mayMove }: Props) {
  const t = useTranslations("week");
  return (
    <div className="week-bar">
      <nav className="week-steps" aria-label={t("weeks")}>
        <ButtonLink href={earlierHref} variant="secondary" isIcon aria-label={t("earlier")}>
          <Icon name="chevron-left" />
        </ButtonLink>
        <ButtonLink href={presentHref} variant="secondary">
          {t("thisWeek")}
        </ButtonLink>
        <ButtonLink href={laterHref} variant="secondary" isIcon aria-label={t("later")}>
          <Icon name="chevron-right" />
        </ButtonLink>
      </nav>
      {advisers.length > 1 && <SegmentedLinks label={t("adviser")} options={advisers} />}
      <span className="mute week-legend">
        {t("legend", { city })} {mayMove && t("dragHint")}
      </span>
    </div>
  );
}
