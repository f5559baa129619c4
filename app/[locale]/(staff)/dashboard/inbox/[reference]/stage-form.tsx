import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { OpenedItem } from "@/lib/inquiry/inbox/reads/open-item";
import { changeStage } from "@/lib/inquiry/lead-board/actions";
import type { FoundStage } from "@/lib/inquiry/leads/stages/queries/find-stage";
import { isReachable, leadStages, refusalReasons } from "@/lib/inquiry/leads/stages/stage";

type Props = { readonly item: OpenedItem; readonly found: FoundStage };

/** The stage of a lead, with the stages to which staff can move it. */
export function StageForm({ item, found }: Props) {
  const t = useTranslations("adsLeads");
  const tReasons = useTranslations("inbox.thread.reasons");
  const reason = item.kind === "lead" ? item.notForUsReason : null;
  return (
    <Section id="stage" title={t("stage.title")}>
      <StaffForm
        action={changeStage}
        values={{ reference: item.reference, version: String(item.version) }}
        submit={t("stage.save")}
        doneText={t("stage.saved")}
        size="sm"
        isSave
        fields={[
          {
            name: "stage",
            kind: "choice",
            label: t("stage.label"),
            hint: found.hasBooking ? t("stage.hintBooked") : t("stage.hint"),
            value: found.stage,
            options: leadStages
              .filter((stage) => stage === found.stage || isReachable(stage, found))
              .map((stage) => ({ value: stage, label: t(`stages.${stage}`) })),
          },
          {
            name: "reason",
            kind: "choice",
            label: t("stage.reason"),
            isOptional: "unmarked",
            value: reason ?? "",
            options: [
              { value: "", label: t("stage.noReason") },
              ...refusalReasons.map((value) => ({ value, label: tReasons(value) })),
            ],
          },
        ]}
      />
    </Section>
  );
}
