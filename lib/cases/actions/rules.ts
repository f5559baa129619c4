"use server";

import { staffAction } from "@/lib/platform/web/staff-action";

import { saveRuleSet } from "../commands/rule-sets";
import { addedCode, readRuleForm, ruleFormSchema } from "../rule-form";
import { ownLabels } from "../rule-labels";

export const changeRules = staffAction({
  name: "cases.change-rules",
  needs: "settings.change",
  limit: "staffAction",
  schema: ruleFormSchema,
  read: readRuleForm,
  run: ({ version, label, remove, step, source }, staff, { now }) => {
    const { [addedCode]: added, ...labels } = label;
    return saveRuleSet(
      staff,
      {
        version,
        labels: ownLabels(labels),
        removed: Object.keys(remove),
        added: added && { label: added, step: step ?? 1, source: source ?? "manual" },
      },
      now,
    );
  },
  next: () => "/dashboard/settings/case-rules?done=saved",
});
