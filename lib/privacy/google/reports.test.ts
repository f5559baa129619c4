import { choicesVersion } from "../choices";
import { agreedIn, allowedReports, visitorIn } from "./reports";

const known = {
  page_location: "https://firm.example/services/{service}",
  page_title: "The Firm",
  page_referrer: "",
  visitor: "0b9de2d4-6c0f-4a8e-9c8f-6f3ad1a3b4c5",
} as const;
const collect = "https://region1.google-analytics.com/g/collect";
const allowed = {
  v: "2",
  tid: "G-ABCDEF1234",
  en: "page_view",
  gcs: "G100",
  sid: "1900000000",
  "epn.value": "1",
  cu: "GBP",
};
const reportsOf = (query: object, body = "", address = collect) =>
  allowedReports({ url: `${address}?${new URLSearchParams({ ...query })}`, body }, known).map((report) => {
    const url = new URL(report);
    return [`${url.origin}${url.pathname}`, Object.fromEntries(url.searchParams)] as const;
  });

const composed = { dl: known.page_location, dt: known.page_title, dr: "", cid: known.visitor };

it("passes the listed values on, and always composes the page and the visitor itself", () => {
  const given = {
    ...allowed,
    dl: "https://firm.example/?gclid=SECRET",
    dt: "Crypto",
    dr: "https://bank.example",
    cid: "canary",
    sr: "390x844",
    ul: "de",
    uap: "Android",
    "ep.email": "a@b.example",
    "epn.loss": "50000",
    uid: "7",
    em: "hash",
  };
  expect(reportsOf(given)).toEqual([[collect, { ...allowed, ...composed }]]);
});

it("drops a listed value of another form, however it is encoded", () => {
  const odd = { cu: "EUR", "epn.value": "50000", sid: "Zoe", gcs: "G1ab", sct: "12345678901", seg: "yes" };
  const { gcs: _, sid: __, "epn.value": ___, cu: ____, ...rest } = allowed;
  expect(reportsOf({ ...allowed, ...odd })).toEqual([[collect, { ...rest, ...composed }]]);
});

it("sends each event of a batch on its own, and only events of the list", () => {
  const { en: _, ...shared } = allowed;
  const body = "en=page_view&ep.name=Zoe\r\nen=scroll&epn.percent=90\nen=phone_call\nen=purchase";
  expect(reportsOf(shared, body).map(([, values]) => values.en)).toEqual(["page_view", "phone_call"]);
});

it.each([
  "https://foreign.example/g/collect",
  "https://www.google-analytics.com.foreign.example/g/collect",
  "https://foreign.example/https://www.google-analytics.com/g/collect",
  "https://www.google-analytics.com/mp/collect",
  "https://www.google-analytics.com/g/collect/canary",
  "https://user:canary@www.google-analytics.com/g/collect",
  "https://www.google-analytics.com:444/g/collect",
  "https://canary.google-analytics.com/g/collect",
  "http://www.google-analytics.com/g/collect",
  "javascript:alert(1)",
  "",
])("sends nothing to %s", (address) => {
  expect(reportsOf(allowed, "", address)).toEqual([]);
});

it("sends nothing for a property that is none of Analytics, or without an event", () => {
  expect(reportsOf({ ...allowed, tid: "AW-123456789" })).toEqual([]);
  expect(reportsOf({ v: "2", tid: allowed.tid })).toEqual([]);
});

it("reads the visitor's number only with a present consent to be counted", () => {
  const cookies = (answer: string) => `theme=dark; privacy_choices=${answer}; google_visitor=${known.visitor}`;
  expect(visitorIn(cookies(`${choicesVersion}.analytics`))).toBe(known.visitor);
  for (const answer of [choicesVersion, `${choicesVersion}.advertising`, "2020-01-01.analytics"])
    expect(visitorIn(cookies(answer))).toBeUndefined();
  expect(agreedIn("theme=dark")).toBeUndefined();
  expect(agreedIn(`privacy_choices=${choicesVersion}`)).toEqual([]);
});
