type Script = typeof import("./report");

const sent: { name: string; path: string; props: Record<string, unknown> }[] = [];
const beacon = jest.fn((_path: string, body: Blob) => {
  bodies.push(body);
  return true;
});
let bodies: Blob[] = [];

/** Loads the script as a new page does. */
function load(): Script {
  let report: Script | undefined;
  jest.isolateModules(() => {
    report = jest.requireActual<Script>("./report");
  });
  if (!report) throw new Error("The script was not loaded");
  return report;
}

async function read() {
  for (const body of bodies) {
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(body);
    });
    sent.push(...(JSON.parse(text) as { events: typeof sent }).events);
  }
  bodies = [];
  return sent;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  Object.assign(navigator, { sendBeacon: beacon });
  sent.length = 0;
  bodies = [];
  document.body.innerHTML = "";
  window.history.replaceState(null, "", "/de/contact?utm_campaign=Autumn&gclid=SECRET&name=zoe");
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ["globalPrivacyControl", "doNotTrack"]) Reflect.deleteProperty(navigator, name);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "sends nothing if the browser says %j",
  async (signal) => {
    for (const [name, value] of Object.entries(signal))
      Object.defineProperty(navigator, name, { value, configurable: true });
    const report = load();
    report.reportPageView();
    window.dispatchEvent(new Event("site:error"));
    jest.advanceTimersByTime(3_000);
    expect(await read()).toEqual([]);
  },
);

it("reports each page once with its clicks and errors, without the URL's query and without a click id", async () => {
  const report = load();
  report.reportPageView();
  report.reportPageView();
  document.body.innerHTML = `<header><a href="tel:+16045550142">Call</a></header><a href="/de/booking"><b>Book</b></a>`;
  document.body.addEventListener("click", (event) => event.preventDefault());
  document.querySelector<HTMLElement>("header a")?.click();
  document.querySelector<HTMLElement>("b")?.click();
  window.history.replaceState(null, "", "/de/faq");
  report.reportPageView();
  window.dispatchEvent(new Event("site:error"));
  window.dispatchEvent(new Event("site:booked"));
  jest.advanceTimersByTime(3_000);
  expect((await read()).map(({ name, path, props: { zone: _, ...props } }) => [name, path, props])).toEqual([
    ["page_view", "/de/contact", { utm_campaign: "Autumn", ad: true }],
    ["phone_call", "/de/contact", { place: "header" }],
    ["click", "/de/contact", { target: "booking", place: "main" }],
    ["page_view", "/de/faq", {}],
    ["exception", "/de/faq", { boundary: "page" }],
    ["booked", "/de/faq", {}],
  ]);
  expect(beacon.mock.calls).toHaveLength(1);
  expect(beacon.mock.calls[0]?.[0]).toBe("/api/events");
  expect(JSON.stringify(sent)).not.toMatch(/SECRET|zoe/);
});

it("reports a page that the browser loads ahead when it is shown, and not before", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  load().reportPageView();
  jest.advanceTimersByTime(3_000);
  expect(await read()).toEqual([]);
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  jest.advanceTimersByTime(3_000);
  expect(await read()).toMatchObject([{ name: "page_view", path: "/de/contact" }]);
});
