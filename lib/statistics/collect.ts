import { countryWithZone } from "@/lib/platform/contact/countries";
import { env } from "@/lib/platform/env";
import { networkPrefix } from "@/lib/platform/security/address";
import type { Instant } from "@/lib/platform/time/instant";
import { isZone } from "@/lib/platform/time/zone-id";

import { derivedFrom } from "./derived-event";
import { storeSoon } from "./commands/store-events";
import type { StatisticsEvent } from "./event";
import { eventTimes } from "./event-times";
import { routeOf } from "./route-of";
import type { ReportedEvent } from "./schema";
import { deviceOf, isCounted } from "./sender";
import { campaignOf, sourceOf } from "./source";

/** Counts what a browser reports, unless it objects, is a bot or belongs to staff. Does not wait for the database. */
export function collect(reported: readonly ReportedEvent[], headers: Headers, now: Instant): void {
  if (!isCounted(headers)) return;
  const agent = headers.get("user-agent") ?? "";
  const browser = { network: networkPrefix(headers.get("x-client-address")), agent, site: new URL(env().siteUrl).host };
  const times = eventTimes(
    reported.map(({ at }) => (at === undefined ? undefined : Date.parse(at))),
    now,
  );
  const events = reported.flatMap((event, index) =>
    toEvents(event, { at: times[index] ?? now, device: deviceOf(agent) }),
  );
  storeSoon(
    events.map((event) => ({ event, browser })),
    now,
  );
}

/** A reported event, and the event that it also is. */
function toEvents(reported: ReportedEvent, known: Pick<StatisticsEvent, "at" | "device">): StatisticsEvent[] {
  const page = routeOf(reported.path);
  if (!page) return [];
  const shared = { ...known, ...page, country: "", source: "", campaign: "" };
  if (reported.name !== "page_view") return [{ ...shared, name: reported.name, props: reported.props }];
  const { props = {} } = reported;
  const country = isZone(props.zone) ? (countryWithZone(props.zone) ?? "") : "";
  const derived = derivedFrom(page.route);
  return [
    { ...shared, name: "page_view", country, source: sourceOf(props), campaign: campaignOf(props), props: {} },
    ...(derived ? [{ ...shared, name: derived, props: {} }] : []),
  ];
}
