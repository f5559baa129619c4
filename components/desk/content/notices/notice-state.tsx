import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { Notice } from "@/lib/content/desk/notice-state";

const looks = {
  public: ["ok", "check"],
  scheduled: ["info", "clock"],
  draft: ["plain", "edit"],
  over: ["plain", "minus"],
} as const;

/** Whether visitors see a notice, and whether it has a draft that they do not see. */
export function NoticeStateBadge({ notice: { state, hasDraft } }: { readonly notice: Notice }) {
  const t = useTranslations("staffContent.notice");
  const [tone, icon] = looks[state];
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {t(`states.${state}`)}
      </Badge>
      {hasDraft && state !== "draft" && <span className="sub">{t("hasDraft")}</span>}
    </>
  );
}
