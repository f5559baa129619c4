import { only, route } from "@/lib/platform/web/api";
import { ok } from "@/lib/platform/result";
import { currencyFor, hasPriceIn } from "@/lib/services/price";
import { listCatalogue } from "@/lib/services/queries";
import { servicesQuery } from "@/lib/services/request-schema";
import { isBookable } from "@/lib/services/service";
import { toServiceView } from "@/lib/services/service-view";

const list = route({
  name: "services.list",
  limit: "read",
  schema: servicesQuery,
  async run({ currency: requested }, { locale }) {
    const currency = currencyFor(locale, requested);
    const offered = (await listCatalogue()).filter((service) => isBookable(service) && hasPriceIn(service, currency));
    return ok(offered.map((service) => toServiceView(service, { locale, currency })));
  },
  // The specification requires a bare array instead of `{ success, data }`.
  respond: (services) => Response.json(services, { headers: { "cache-control": "no-store" } }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: list });
