import { randomUUID } from "node:crypto";

import { env } from "@/lib/platform/env";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import type { Instant } from "@/lib/platform/time/instant";

import type { Purpose } from "../choices";
import { queueEvent } from "../commands/queue-event";

/** What a visitor agreed to. */
export type GoogleConsent = {
  readonly agreed: readonly Purpose[];
  /** The random id by which Google tells visitors apart. Undefined without consent. */
  readonly visitor: string | undefined;
};

export const noConsent: GoogleConsent = { agreed: [], visitor: undefined };

type ServerEvent = PayloadOf<"google-event">["name"];

/**
 * Reports an event of the booking to Google, if the visitor agreed and the site has a secret for it. Never waits and
 * never fails: the worker sends the report. `route` is the pattern of the page's path.
 */
export function reportToGoogle(
  name: ServerEvent,
  { visitor }: GoogleConsent,
  { route, now }: { readonly route: string; readonly now: Instant },
): void {
  const { NEXT_PUBLIC_GA_ID, GA_API_SECRET } = env();
  if (visitor === undefined || NEXT_PUBLIC_GA_ID === undefined || GA_API_SECRET === undefined) return;
  queueEvent({ name, visitor, route, id: randomUUID(), at: new Date(now).toISOString() }, now);
}
