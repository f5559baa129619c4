import { screen, waitFor } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { ServicePreview } from "./service-preview";

const day = {
  day: "Thursday 7 September 2034",
  before: 2,
  after: 2,
  starts: [
    { time: "9:00 am", change: "same" },
    { time: "9:30 am", change: "gone" },
    { time: "10:00 am", change: "new" },
  ],
};
const card = {
  locale: "en",
  name: "First call",
  description: "The first conversation.",
  terms: "$50 CAD, 60 minutes",
  followUp: "Follow-up: $40 CAD",
  isUntranslated: false,
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const realFetch = global.fetch;
beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock;
});
afterAll(() => {
  global.fetch = realFetch;
});

const answer = (body: unknown, ok = true) =>
  fetchMock.mockResolvedValueOnce({ ok, json: () => Promise.resolve(body) } as Response);
const sent = (call: number) =>
  (JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body)) as { fields: Record<string, string> }).fields;

function show() {
  return renderIn(
    "en",
    <form>
      <input name="minutes" aria-label="Minutes" defaultValue="60" />
      <input type="hidden" name="base.minutes" value="60" />
      <ServicePreview />
    </form>,
  );
}

it("shows the times before and after the change, and the card that visitors will see", async () => {
  answer({ days: [day], cards: [card] });
  show();
  expect(await screen.findByText("$50 CAD, 60 minutes")).toBeVisible();
  expect(screen.getByText(/2 times instead of 2\. No booking is touched\./)).toBeVisible();
  expect(screen.getByText("9:30 am").parentElement).toHaveTextContent("9:30 am, no longer offered");
  expect(screen.getByText(/10:00 am/)).toHaveTextContent("10:00 am, new");
  expect(screen.getByText("Follow-up: $40 CAD")).toBeVisible();
  expect(sent(0)).toEqual({ minutes: "60" });
});

it("computes the preview again after typing, and says so while a field is not valid", async () => {
  answer({ days: [day], cards: [card] });
  answer({ invalid: ["minutes"] });
  const { user } = show();
  await screen.findByText("$50 CAD, 60 minutes");
  await user.type(screen.getByLabelText("Minutes"), "9");
  expect(await screen.findByText("The preview appears when every field is valid.")).toBeVisible();
  await waitFor(() => expect(sent(1)).toEqual({ minutes: "609" }));
});

it("says that the preview could not be loaded", async () => {
  answer({}, false);
  show();
  expect(await screen.findByText("The preview could not be loaded. You can save without it.")).toBeVisible();
});
