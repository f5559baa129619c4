/**
 * The document in which Google's scripts run. It is a sandboxed frame of a page, so these scripts and every tag of a
 * container have an origin of their own: they cannot read the page, its forms, its address or its cookies, and the
 * frame's policy lets them send nothing (`googleFramePolicy`). What they try to send is passed to the page, which sends
 * only the reports that `allowedReports` composes. The page removes the frame where Google is not allowed.
 */

/** What the page tells the frame. */
export type ToFrame =
  | { readonly kind: "start"; readonly visitor: string; readonly isAdvertisingAgreed: boolean; readonly page: Page }
  | { readonly kind: "event"; readonly name: string; readonly page: Page };

export type Page = { readonly page_location: string; readonly page_title: string; readonly page_referrer: "" };

/** What the frame tells the page: that it has loaded, or what a script tried to send. */
export type FromFrame =
  { readonly kind: "ready" } | { readonly kind: "send"; readonly url: string; readonly body: string };

type Ids = { readonly tagManager: string | undefined; readonly analytics: string | undefined };

/** The fixed value of an event in pounds, as the specification says. */
export const eventValue = { value: 1, currency: "GBP" } as const;

/**
 * The frame's only script. Consent is denied before any script of Google loads, then granted for the purposes that the
 * visitor agreed to. The event "page_view" is never automatic.
 */
export const frameScript = ({ tagManager, analytics }: Ids): string => `(() => {
  const toPage = (message) => parent.postMessage(message, "*");
  const send = (url, body) => toPage({ kind: "send", url: String(url), body: typeof body === "string" ? body : "" });
  navigator.sendBeacon = (url, body) => (send(url, body), true);
  window.fetch = (request, options) => {
    send(request && request.url ? request.url : request, options && options.body);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  XMLHttpRequest.prototype.open = function (method, url) { this.target = url; };
  XMLHttpRequest.prototype.setRequestHeader = () => {};
  XMLHttpRequest.prototype.send = function (body) { send(this.target, body); };
  const pixel = { set(url) { send(url); setTimeout(() => this.dispatchEvent(new Event("load"))); } };
  Object.defineProperty(HTMLImageElement.prototype, "src", pixel);
  window.dataLayer = [];
  const gtag = (window.gtag = function () { dataLayer.push(arguments); });
  const load = (file, id) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = "https://www.googletagmanager.com/" + file + "?id=" + id;
    document.head.append(script);
  };
  const [container, stream] = ${JSON.stringify([tagManager ?? null, analytics ?? null])};
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    if (data.kind === "event") {
      const values = { ...data.page, ...${JSON.stringify(eventValue)} };
      if (stream) gtag("event", data.name, values);
      if (container) dataLayer.push({ event: data.name, ...values });
      return;
    }
    const ads = data.isAdvertisingAgreed ? "granted" : "denied";
    const denied = "denied";
    gtag("consent", "default", { ad_storage: denied, ad_user_data: denied, ad_personalization: denied,
      analytics_storage: denied, functionality_storage: denied, personalization_storage: denied, wait_for_update: 500 });
    gtag("consent", "update", { analytics_storage: "granted", ad_storage: ads, ad_user_data: ads });
    gtag("set", { ...data.page, ads_data_redaction: true, url_passthrough: false });
    gtag("js", new Date());
    if (stream) gtag("config", stream, { ...data.page, client_id: data.visitor, send_page_view: false,
      allow_google_signals: false, allow_ad_personalization_signals: false });
    if (stream) load("gtag/js", stream);
    if (!container) return;
    dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
    load("gtm.js", container);
  });
  toPage({ kind: "ready" });
})();`;
