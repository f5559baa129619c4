import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { EraseData } from "@/components/desk/rights/erase-data";
import { ExportData } from "@/components/desk/rights/export-data";
import { HeldData, RemainingData } from "@/components/desk/rights/held-data";
import { UncertainData } from "@/components/desk/rights/uncertain-data";
import { LegalHold } from "@/components/desk/rights/legal-hold";
import { firm } from "@/lib/firm/settings-snapshot";
import { shownName } from "@/lib/inquiry/person/person-name";
import { loadClientData } from "@/lib/rights/export/loaders";

import { staffPage } from "../../../staff-page";
import { ReasonGate } from "../../../reason-gate";

const notices = ["held", "lifted"] as const;

/** Shows the data stored about a client. Staff can export or erase the data, or place a legal hold against erasure. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}/data", {
  title: "clientData.title",
  query: z.object({ done: z.enum(notices).optional() }),
  async render({ locale, params: { id }, query: { done }, staff, now }) {
    const data = await loadClientData(staff, id, { locale, now });
    if (!data) return undefined;
    if (data.state === "needs-reason")
      return <ReasonGate staff={staff} locale={locale} clientId={id} back={`/dashboard/clients/${id}/data`} />;
    const t = await getTranslations("clientData");
    const { zone } = firm();
    return (
      <>
        <RefreshOnChange kinds={["client", "register"]} />
        <PageHeader
          title={t("title")}
          note={t("note")}
          crumbs={{ href: `/dashboard/clients/${id}`, list: shownName(data.name, locale), current: t("title") }}
        />
        <PageNotice notice={done && { code: done, message: t(`done.${done}`) }} />
        <div className="columns">
          <div className="stack-34">
            {data.erasedAt ? <RemainingData data={data} zone={zone} /> : <HeldData data={data} zone={zone} />}
            {!data.erasedAt && <UncertainData uncertain={data.uncertain} zone={zone} />}
            <ExportData data={data} zone={zone} />
            <EraseData data={data} zone={zone} />
          </div>
          <div className="stack-34 side-column">
            <LegalHold data={data} zone={zone} />
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
