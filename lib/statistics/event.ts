import type { Instant } from "@/lib/platform/time/instant";

import type { EventName } from "./catalogue";

/** An event as it is stored, without its visitor. */
export type StatisticsEvent = {
  readonly name: EventName;
  readonly at: Instant;
  readonly route: string;
  readonly locale: string;
  readonly device: string;
  readonly country: string;
  readonly source: string;
  readonly campaign: string;
  readonly props: Readonly<Record<string, string | number>>;
};
