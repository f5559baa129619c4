import { getTranslations } from "next-intl/server";

import { RemarkSection } from "@/components/desk/analytics/remark-section";
import { UndoNotice } from "@/components/desk/form/undo-notice";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ClientMessages } from "@/components/layout/client-messages";
import { firm } from "@/lib/firm/settings-snapshot";
import { dayOf } from "@/lib/platform/time/zone";
import { addRemark, removeRemark, restoreRemark } from "@/lib/statistics/desk/actions";
import { loadRemovedRemark } from "@/lib/statistics/desk/loaders";
import type { outcomes } from "@/lib/statistics/desk/outcome";
import { shortDay } from "@/lib/statistics/desk/texts";
import { viewParams } from "@/lib/statistics/desk/view";

import type { Shown } from "./shown";

type Props = Shown & {
  /** What the last action did, and the id of the remark that it removed. */
  readonly done: (typeof outcomes)[number] | undefined;
  readonly removed: string | undefined;
};

/** The letter of a remark in the chart. */
export const letterOf = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

/** The remarks of the period, with the forms that add and remove them. */
export async function RemarkPart({ view, data, locale, now, done, removed: removedId }: Props) {
  const t = await getTranslations("analytics.remarks");
  const query = viewParams(view).toString();
  const { remarks, mayChange } = data;
  const removed =
    mayChange && done === "removed" && removedId !== undefined ? await loadRemovedRemark(removedId) : undefined;
  const said = done === "added" || done === "restored" || done === "gone" ? done : undefined;
  return (
    <ClientMessages namespaces={["staffForm", "errors"]}>
      <div className="stack-13">
        <PageNotice notice={said && { code: said, message: t(said), tone: said === "gone" ? "warn" : "ok" }} />
        {removed && (
          <UndoNotice
            key={removed.id}
            message={t("removed", { text: removed.text })}
            undo={{ action: restoreRemark, values: { id: removed.id, view: query }, submit: t("restore") }}
          />
        )}
        <RemarkSection
          remarks={remarks.map((remark, index) => ({
            ...remark,
            letter: letterOf(index),
            day: shortDay(remark.day, locale),
          }))}
          actions={mayChange ? { add: addRemark, remove: removeRemark } : undefined}
          today={dayOf(now, firm().zone)}
          query={query}
        />
      </div>
    </ClientMessages>
  );
}
