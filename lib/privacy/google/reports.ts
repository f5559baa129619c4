import { choicesCookie, readChoices, visitorCookie } from "../choices";
import type { Purpose } from "../choices";
import { eventValue } from "./frame";
import type { Page } from "./frame";

/** The events that a browser reports to Google. */
export const reportedEvents = ["page_view", "service_interest", "phone_call"] as const;
export type GoogleEvent = (typeof reportedEvents)[number];

/** The host that receives reports. Hosts of a region, such as region1, keep them in that region. */
const receiver = /^https:\/\/(?:www|region\d{1,2})\.google-analytics\.com\/g\/collect$/;

/**
 * The only values of Google's scripts that are passed on, each in one form that leaves no room for anything else: the
 * property, the event, its fixed value, the state of consent, and the number and the marks of the visit.
 */
const passed: Readonly<Record<string, RegExp>> = {
  v: /^2$/,
  tid: /^G-[A-Z0-9]{6,14}$/,
  en: new RegExp(`^(?:${reportedEvents.join("|")})$`),
  gcs: /^G1[01-]{2}$/,
  sid: /^\d{10}$/,
  sct: /^\d{1,4}$/,
  seg: /^[01]$/,
  _ss: /^1$/,
  _fv: /^1$/,
  cu: new RegExp(`^${eventValue.currency}$`),
  "epn.value": new RegExp(`^${eventValue.value}$`),
};

type Known = Page & { readonly visitor: string };

/**
 * The addresses of the reports to send, of what a script in the frame tried to send. Each is composed anew: the page,
 * its title, the empty referrer and the visitor's random id are ours, whatever the script wrote. Empty if the script
 * tried to reach another receiver, or to report something that is not on the list.
 */
export function allowedReports(attempt: { readonly url: string; readonly body: string }, known: Known): string[] {
  const [address = "", query = ""] = attempt.url.split("?");
  if (!receiver.test(address)) return [];
  // Several events are sent as one request, with one event in each line of its body.
  const events = attempt.body === "" ? [""] : attempt.body.split(/\r?\n/).filter((line) => line !== "");
  return events.slice(0, 20).flatMap((event) => {
    const given = new Map([...new URLSearchParams(query), ...new URLSearchParams(event)]);
    const kept = Object.entries(passed).flatMap(([name, form]) => {
      const value = given.get(name);
      return value !== undefined && form.test(value) ? [[name, value]] : [];
    });
    const names = kept.map(([name]) => name);
    if (!["v", "tid", "en"].every((name) => names.includes(name))) return [];
    const { page_location: dl, page_title: dt, visitor: cid } = known;
    return [`${address}?${new URLSearchParams([...kept, ...Object.entries({ cid, dl, dt, dr: "" })])}`];
  });
}

/** The value of a cookie in `document.cookie`. */
function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split("; ").find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The purposes that the visitor agreed to, by `document.cookie`. Undefined if the visitor has not answered. */
export const agreedIn = (cookies: string): readonly Purpose[] | undefined =>
  readChoices(cookieIn(cookies, choicesCookie));

/** The random id by which Google tells visitors apart. Undefined without consent. */
export const visitorIn = (cookies: string): string | undefined =>
  agreedIn(cookies)?.includes("analytics") ? cookieIn(cookies, visitorCookie) : undefined;
