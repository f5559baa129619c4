import { useLocale, useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { formatCalendarDate } from "@/lib/platform/time/format";

import type { DeadSources } from "./editor-props";

type Props = { readonly body: string; readonly dead: DeadSources };

/** The links of the text that no longer answer. */
export function DeadLinks({ body, dead }: Props) {
  const t = useTranslations("staffContent.editor.sources");
  const locale = useLocale();
  return Object.entries(dead)
    .filter(([url]) => body.includes(`](${url})`) || body.includes(`](<${url}>)`))
    .map(([url, { since, on }]) => (
      <Alert key={url} tone="warn">
        {t("deadLink", { url, since: formatCalendarDate(since, locale), on: formatCalendarDate(on, locale) })}
      </Alert>
    ));
}
