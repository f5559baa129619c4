import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { loadCase } from "@/lib/cases/loaders";
import { loadFees } from "@/lib/money/fees/loaders";

import { staffPage } from "../../../../staff-page";
import { ReasonGate } from "../../../../reason-gate";
import { CaseBody } from "./case-body";

/** One case: its steps, losses, conflicts of interest and deadlines, and how it ended. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}/cases/{reference}", {
  title: ({ reference }) => reference,
  query: z.object({
    done: z.string().optional(),
    tried: z.string().optional(),
    part: z.string().optional(),
    agreement: z.string().optional(),
  }),
  async render({ locale, params: { id, reference }, query: { done, tried, part, agreement }, staff, now }) {
    const record = await loadCase(staff, { id, reference }, { locale, now });
    if (!record) return undefined;
    if (record === "needs-reason")
      return (
        <ReasonGate staff={staff} locale={locale} clientId={id} back={`/dashboard/clients/${id}/cases/${reference}`} />
      );
    const fees = await loadFees(staff, record, { locale, isAgreeing: agreement === "form", now });
    return (
      <>
        <RefreshOnChange kinds={["case"]} id={record.id} />
        <CaseBody locale={locale} record={record} fees={fees} done={done} tried={tried} part={part} now={now} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
