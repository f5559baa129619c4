import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Checkbox } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { formatDay } from "@/lib/platform/time/format";
import type { ClientData } from "@/lib/rights/registers/types";

type Uncertain = ClientData["uncertain"];

/** Returns a function that describes an uncertain message: its reference, sender and day, and why it is uncertain. */
export function useUncertainLabel(zone: string): (item: Uncertain[number]) => string {
  const t = useTranslations("clientData.uncertain");
  const reader = { locale: useLocale(), zone };
  return ({ kind, reference, name, email, createdAt, doubt }) =>
    t("item", {
      kind: t(`kinds.${kind}`),
      reference,
      name,
      email,
      day: formatDay(createdAt.getTime(), reader),
      doubt: t(`doubts.${doubt}`),
    });
}

type Props = { readonly uncertain: Uncertain; readonly zone: string };

/** Lists the messages and leads that may be another person's. Renders nothing if there are none. */
export function UncertainData({ uncertain, zone }: Props) {
  const t = useTranslations("clientData.uncertain");
  const labelOf = useUncertainLabel(zone);
  if (uncertain.length === 0) return null;
  return (
    <Section id="uncertain" title={t("title")}>
      <p className="mute">{t("text")}</p>
      <ul className="kept-list">
        {uncertain.map((item) => (
          <li key={item.id}>{labelOf(item)}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Checkboxes for the download form. Only what is ticked is in the file. */
export function IncludedInExport({ uncertain, zone }: Props) {
  const t = useTranslations("clientData.uncertain");
  const labelOf = useUncertainLabel(zone);
  if (uncertain.length === 0) return null;
  return (
    <FieldGroup id="include" label={t("include")}>
      {uncertain.map((item) => (
        <Checkbox
          key={item.id}
          id={`include-${item.id}`}
          name="include"
          value={item.id}
          label={labelOf(item)}
          autoComplete="off"
        />
      ))}
    </FieldGroup>
  );
}
