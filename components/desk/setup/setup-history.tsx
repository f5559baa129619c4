import { useLocale, useTranslations } from "next-intl";

import { HistoryList } from "@/components/desk/record/history-list";
import { Section } from "@/components/desk/record/section";
import type { SetupAct } from "@/lib/site/setup/acts";
import { formatMomentShort } from "@/lib/platform/time/format";

type Props = { readonly acts: readonly SetupAct[]; readonly zone: string };

/** The latest acts of the setup, with the people. Nothing if there are none. */
export function SetupHistory({ acts, zone }: Props) {
  const t = useTranslations("setup.history");
  const locale = useLocale();
  if (acts.length === 0) return null;
  return (
    <Section id="acts" title={t("title")}>
      <HistoryList
        items={acts.map(({ key, at, act, part, mark, by }) => ({
          key,
          // The first word of the part or of the mark chooses the sentence.
          text: t(act, { part: part.split("-")[0] ?? "", mark: markName(mark) }),
          note: t("note", { when: formatMomentShort(at, { locale, zone }), by: by ?? t("terminal") }),
        }))}
      />
    </Section>
  );
}

/** "no-invoices" and "no-other-claims" are chosen by what the firm does not do. */
const markName = (mark: string) => mark.replace(/^no-(?:other-)?/, "").split("-")[0] ?? "";
