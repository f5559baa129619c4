import { createContext, runInContext } from "node:vm";

import { frameScript } from "./frame";
import type { ToFrame } from "./frame";

type Loaded = { src?: string };

/** Runs the frame's script in a browser of a few lines. */
function aFrame(ids: Parameters<typeof frameScript>[0]) {
  const toPage: unknown[] = [];
  const scripts: Loaded[] = [];
  let hear: (event: { source: unknown; data: ToFrame }) => void = () => {};
  const parent = { postMessage: (message: unknown) => toPage.push(message) };
  class HTMLImageElement {}
  class XMLHttpRequest {}
  const globals = {
    parent,
    navigator: {},
    HTMLImageElement,
    XMLHttpRequest,
    Response,
    setTimeout: () => 0,
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    document: { createElement: (): Loaded => ({}), head: { append: (script: Loaded) => scripts.push(script) } },
  };
  const context = createContext(globals) as typeof globals & { window: unknown; dataLayer: ArrayLike<unknown>[] };
  context.window = context;
  runInContext(frameScript(ids), context);
  const run = (code: string) => runInContext(code, context);
  const pushed = () =>
    JSON.parse(JSON.stringify(Array.from(context.dataLayer, (each) => ("length" in each ? Array.from(each) : each))));
  return { toPage, scripts, run, pushed, tell: (data: ToFrame, source: unknown = parent) => hear({ source, data }) };
}

const page = { page_location: "https://firm.example/", page_title: "The Firm", page_referrer: "" } as const;
const start = { kind: "start", visitor: "a-number", isAdvertisingAgreed: false, page } as const;
const ids = { tagManager: "GTM-ABCD", analytics: "G-ABCDEF12" };

it("denies everything first, then grants what the visitor agreed to, and only then loads Google's scripts", () => {
  const frame = aFrame(ids);
  expect([frame.scripts, frame.pushed(), frame.toPage]).toEqual([[], [], [{ kind: "ready" }]]);
  frame.tell(start, "another window");
  expect(frame.scripts).toEqual([]);
  frame.tell(start);
  const [first, second, ...rest] = frame.pushed();
  expect(first.slice(0, 2)).toEqual(["consent", "default"]);
  const { wait_for_update: _, ...states } = first[2];
  expect([Object.keys(states).length, new Set(Object.values(states))]).toEqual([6, new Set(["denied"])]);
  const ads = (state: string) => ({ analytics_storage: "granted", ad_storage: state, ad_user_data: state });
  expect(second).toEqual(["consent", "update", ads("denied")]);
  expect(rest.find(([command]: string[]) => command === "config")[2]).toMatchObject({ send_page_view: false });
  expect(frame.scripts.map(({ src }) => src)).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-ABCDEF12",
    "https://www.googletagmanager.com/gtm.js?id=GTM-ABCD",
  ]);
  const agreed = aFrame(ids);
  agreed.tell({ ...start, isAdvertisingAgreed: true });
  expect(agreed.pushed()[1]).toEqual(["consent", "update", ads("granted")]);
});

it("tells Google the name, the page and the fixed value of an event, and nothing else", () => {
  const frame = aFrame(ids);
  frame.tell({ kind: "event", name: "page_view", page });
  const values = { ...page, value: 1, currency: "GBP" };
  expect(frame.pushed()).toEqual([["event", "page_view", values], { event: "page_view", ...values }]);
  const container = aFrame({ tagManager: "GTM-ABCD", analytics: undefined });
  container.tell(start);
  expect(container.scripts).toHaveLength(1);
});

it("passes everything that a script tries to send to the page", () => {
  const frame = aFrame(ids);
  frame.run(`navigator.sendBeacon("https://a.example/1", "b");
    fetch("https://a.example/2", { method: "POST", body: "b" }); fetch({ url: "https://a.example/3" });
    const x = new XMLHttpRequest(); x.open("POST", "https://a.example/4"); x.send("b");
    new HTMLImageElement().src = "https://a.example/5";`);
  expect(frame.toPage.slice(1)).toEqual(
    ["b", "b", "", "b", ""].map((body, index) => ({ kind: "send", url: `https://a.example/${index + 1}`, body })),
  );
});
