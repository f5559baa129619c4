import { serviceTypes } from "@/lib/services/offer";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import { currentRequest } from "@/lib/platform/request/request-context";
import type { Result, ErrorCode } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { BookingStep, PropsOf, ServerEvent } from "./catalogue";
import { serverEvents } from "./catalogue";
import { storeSoon } from "./commands/store-events";
import { deviceOf } from "./sender";

type Moment = {
  readonly locale: string;
  readonly now: Instant;
  /** Where the visitor came from, if known. */
  readonly source?: string;
};

/**
 * Counts an event of the server, without a visitor. Never waits, never fails and writes after the response, so nothing
 * that it counts depends on it. Acts of signed-in staff are not counted.
 */
export function count<Name extends ServerEvent>(
  name: Name,
  props: PropsOf<Name>,
  { locale, now, source = "" }: Moment,
): void {
  try {
    const request = currentRequest();
    if (request?.isStaff) return;
    const event = {
      name,
      at: now,
      route: "",
      locale,
      device: deviceOf(request?.agent ?? ""),
      country: "",
      source,
      campaign: "",
      props: serverEvents[name].parse(props),
    };
    storeSoon([{ event }], now);
  } catch (error) {
    logOncePerMinute("warn", "statistics.not-counted", { name, ...errorFields(error) }, now);
  }
}

/** The code of a service's type. */
export const serviceCode = (type: string) => serviceTypes.find((each) => each === type) ?? "other";

type Outcome = Result<unknown, ErrorCode, string>;

/**
 * Counts each error that a visitor met in a step of the booking. A result that is no completion, such as "replaced",
 * counts as an error of that name.
 */
export function countErrors(step: BookingStep, isCompleted: (value: unknown) => boolean = () => true) {
  return (result: Outcome, moment: Moment): void => {
    if (result.ok && isCompleted(result.value)) return;
    const codes = result.ok ? [typeof result.value === "string" ? result.value : "other"] : codesOf(result);
    for (const code of codes) count("booking_error", { step, code: code.slice(0, 60) }, moment);
  };
}

/** The code of an error, with the name of each wrong field. */
function codesOf({ error, details }: Extract<Outcome, { ok: false }>): readonly string[] {
  const fields = Object.keys(details?.codes ?? {}).map((field) => field.replace(/[^A-Za-z0-9_.]/g, ""));
  return fields.length === 0 ? [error] : fields.map((field) => `${error}.${field}`);
}
