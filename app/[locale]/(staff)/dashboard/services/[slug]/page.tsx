import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { EditService } from "@/components/desk/services/edit-service";
import { PriceBook } from "@/components/desk/services/price-book";
import { RetireService } from "@/components/desk/services/retire-service";
import { ServiceStateBadge } from "@/components/desk/services/service-state";
import { nameOf } from "@/components/desk/services/service-table";
import {
  changeService,
  confirmDrafts,
  removePlannedPrice,
  restoreService,
  retireService,
} from "@/lib/services/desk/actions";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { loadServiceRecord } from "@/lib/services/desk/loaders";

import { staffPage } from "../../staff-page";

const notices = ["added", "changed", "price-removed", "retired", "restored", "confirmed"] as const;

/** One service: its prices, texts, length and rules, with a preview of each change, and its retirement. */
const { generateMetadata, Page } = staffPage("/dashboard/services/{slug}", {
  title: ({ slug }) => slug,
  query: z.object({ done: z.enum(notices).optional() }),
  async render({ locale, params: { slug }, query: { done }, staff, now }) {
    const record = await loadServiceRecord(staff, slug, now);
    if (!record) return undefined;
    const { service, today, mayChange, mayConfirm } = record;
    const t = await getTranslations("serviceDesk");
    const isRetired = service.state === "retired";
    const isPlanned = Object.keys(service.nextPrices).length > 0 ? "yes" : "no";
    return (
      <>
        <PageHeader
          title={nameOf(service.facts.name, locale)}
          crumbs={{ href: "/dashboard/services", list: t("title"), current: nameOf(service.facts.name, locale) }}
          note={<ServiceStateBadge state={service.state} />}
        />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`, { isPlanned }) }} />
        {!mayChange && <p className="mute">{t("readOnly")}</p>}
        <PriceBook
          service={service}
          today={today}
          locale={locale}
          remove={mayChange && !isRetired ? removePlannedPrice : undefined}
          mayReadAudit={isAllowed(staff.role, "audit.read")}
        />
        {mayChange && !isRetired && (
          <EditService
            record={record}
            locale={locale}
            change={changeService}
            confirm={mayConfirm ? confirmDrafts : undefined}
          />
        )}
        {mayChange && <RetireService service={service} retire={retireService} restore={restoreService} />}
      </>
    );
  },
});
export { generateMetadata, Page as default };
