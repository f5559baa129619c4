type Event = { readonly name: string; readonly props: Readonly<Record<string, unknown>> };

/** The server counts nothing of browsers that object. Such a browser does not even send. */
const isRefused = () =>
  navigator.doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

let waiting: object[] = [];
let lastPage: string | undefined;
let isListening = false;

/** Reports the open page, once per address and once it is shown. The first call also starts to report clicks. */
export function reportPageView(): void {
  // The browser loads a page ahead. It may never be shown.
  if ((document as { prerendering?: boolean }).prerendering)
    return document.addEventListener("prerenderingchange", reportPageView, { once: true });
  if (isRefused() || lastPage === location.pathname) return;
  const query = new URLSearchParams(location.search);
  const utm = Object.fromEntries(
    ["utm_source", "utm_medium", "utm_campaign"].flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, 200)]] : [];
    }),
  );
  const from = lastPage === undefined && document.referrer ? new URL(document.referrer).host : location.host;
  lastPage = location.pathname;
  add({
    name: "page_view",
    props: {
      ...utm,
      ...(/[?&](?:gclid|gbraid|wbraid)=/.test(location.search) && { ad: true }),
      ...(from !== location.host && { referrer: from }),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  if (isListening) return;
  isListening = true;
  addEventListener("click", ({ target }) => noteClick(target), { capture: true, passive: true });
  addEventListener("site:error", () => add({ name: "exception", props: { boundary: "page" } }));
  addEventListener("site:booked", () => add({ name: "booked", props: {} }));
  // `pagehide` alone is missing when a phone closes a page in the background.
  addEventListener("visibilitychange", send);
  addEventListener("pagehide", send);
}

function noteClick(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  const place = link.closest("header") ? "header" : link.closest("footer") ? "footer" : "main";
  if (link.protocol === "tel:") return add({ name: "phone_call", props: { place } });
  const kind =
    link.protocol === "mailto:"
      ? "email"
      : link.host !== location.host
        ? "outbound"
        : /^(?:\/[a-z-]+)?\/booking$/.test(link.pathname) && "booking";
  if (kind) add({ name: "click", props: { target: kind, place } });
}

function add(event: Event): void {
  // A path is shortened here too, because the server refuses a whole batch with a longer one.
  waiting.push({ ...event, path: location.pathname.slice(0, 2_000), at: new Date().toISOString() });
  if (waiting.length === 1) setTimeout(send, 3_000);
  if (waiting.length === 50) send();
}

function send(): void {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ events: waiting })], { type: "application/json" });
  waiting = [];
  navigator.sendBeacon("/api/events", body);
}
