import { screen, within } from "@testing-library/react";

import { claimKinds } from "@/lib/firm/claims/claim";
import { formFields } from "@/lib/firm/claims/form-fields";
import type { KindPlaces } from "@/lib/firm/claims/places";
import type { FormState } from "@/lib/platform/forms/form-state";
import { textFields } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { ClaimForm } from "./claim-form";

const sent: Record<string, string>[] = [];
const outcomes: FormState[] = [];

async function action(_previous: FormState, form: FormData): Promise<FormState> {
  sent.push(textFields(form));
  const outcome = outcomes.shift() ?? { status: "idle" };
  return outcome.status === "failed" ? { ...outcome, values: textFields(form) } : outcome;
}

const shared = {
  action,
  keepers: [{ id: "b0a7a3c4-2d0f-4f7a-9b53-4a1d8a1f0001", name: "Sam Sample" }],
  registers: [{ value: "ciro", label: "CIRO" }],
};
const failed = (error: "VALIDATION_ERROR" | "RESOURCE_CONFLICT", fields = {}): FormState => ({
  status: "failed",
  error,
  message: "Refused",
  fields,
  values: {},
});
const english = () => screen.getByRole("group", { name: "English" });

const realFetch = global.fetch;
afterAll(() => {
  global.fetch = realFetch;
});

beforeEach(() => {
  global.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ state: "empty" }) } as Response);
  sent.length = 0;
  outcomes.length = 0;
});

describe("the form of a new claim", () => {
  it("shows the fields of the chosen kind, and sends whether to propose the claim", async () => {
    const { user } = renderIn("en", <ClaimForm {...shared} values={{}} />);
    expect(screen.getByLabelText("Register")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Figure" }));
    expect(screen.queryByLabelText("Register")).not.toBeInTheDocument();
    await user.type(within(english()).getByLabelText("Figure"), "31");
    await user.click(screen.getByRole("button", { name: "Keep as a draft" }));
    expect(sent[0]).toMatchObject({ kind: "statistic", "fact-figure-en": "31", intent: "keep" });
    // While the form is being sent, this button says so.
    await user.click(await screen.findByRole("button", { name: "Propose to the second person" }));
    expect(sent[1]).toMatchObject({ intent: "propose" });
  });

  it("says where a claim of the chosen kind will show, and what visitors read until it is verified", async () => {
    const places = Object.fromEntries(claimKinds.map((kind) => [kind, []])) as unknown as KindPlaces;
    const beside = { isDemo: false, places: { ...places, statistic: ["statistics"] as const }, next: <p>Next</p> };
    const { user } = renderIn("en", <ClaimForm {...shared} values={{}} beside={beside} />);
    const shown = () => within(screen.getByRole("region", { name: "Where it will show" })).getAllByRole("listitem");
    expect(shown()).toHaveLength(1);
    await user.click(screen.getByRole("radio", { name: "Figure" }));
    expect(shown()[1]).toHaveTextContent("Figures of the home page no: shows other claims of this kind");
    expect(screen.getByText("Visitors do not see this claim. Pages use neutral wording instead.")).toBeVisible();
    expect(await screen.findByText("Write the text to see the preview.")).toBeVisible();
    expect(screen.getByText("Next")).toBeVisible();
  });

  it("lists what is missing and keeps what was typed", async () => {
    outcomes.push(failed("VALIDATION_ERROR", { evidenceUrl: ["Enter the page"], "text-fr-CA": ["Write this text"] }));
    const { user } = renderIn("en", <ClaimForm {...shared} values={{}} />);
    await user.type(within(english()).getByLabelText("Text"), "Registered");
    await user.click(screen.getByRole("button", { name: "Propose to the second person" }));
    expect(await screen.findByRole("link", { name: "Text (French): Write this text" })).toHaveAttribute(
      "href",
      "#text-fr-CA",
    );
    expect(screen.getByRole("link", { name: "Page with the evidence: Enter the page" })).toHaveAttribute(
      "href",
      "#evidenceUrl",
    );
    expect(within(english()).getByLabelText("Text")).toHaveValue("Registered");
  });
});

it("an edit of an older version shows both versions and keeps what was typed", async () => {
  outcomes.push(failed("RESOURCE_CONFLICT"));
  const form = (version: string, text: string) => (
    <ClaimForm {...shared} kind="promise" target={{ id: "row", version }} values={{ "text-en": text }} />
  );
  const { user, rerender } = renderIn("en", form("1", "Old"));
  await user.clear(within(english()).getByLabelText("Text"));
  await user.type(within(english()).getByLabelText("Text"), "Mine");
  await user.click(screen.getByRole("button", { name: "Keep as a draft" }));
  rerender(form("2", "Theirs"));
  const line = await screen.findByRole("row", { name: /Text \(English\)/ });
  expect(
    within(line)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["Mine", "Theirs"]);
  expect(within(english()).getByLabelText("Text")).toHaveValue("Mine");
  await user.click(screen.getByRole("button", { name: "Keep as a draft" }));
  expect(sent[1]).toMatchObject({ version: "2", "text-en": "Mine" });
});

it("sends the version that the form started from, even if the page has a newer one", async () => {
  const form = (version: string, text: string) => (
    <ClaimForm {...shared} kind="promise" target={{ id: "row", version }} values={{ "text-en": text }} />
  );
  const { user, rerender } = renderIn("en", form("1", "Old"));
  rerender(form("2", "Newer"));
  expect(within(english()).getByLabelText("Text")).toHaveValue("Newer");
  await user.type(within(english()).getByLabelText("Text"), "!");
  rerender(form("3", "Newest"));
  expect(within(english()).getByLabelText("Text")).toHaveValue("Newer!");
  await user.click(screen.getByRole("button", { name: "Keep as a draft" }));
  expect(sent[0]).toMatchObject({ version: "2" });
});

it.each(["promise", "regulator", "testimonial"] as const)("has a control for each field of a %s", (kind) => {
  const { container } = renderIn(
    "en",
    <ClaimForm {...shared} kind={kind} target={{ id: "row", version: "1" }} values={{}} />,
  );
  const missing = formFields(kind).filter((name) => name !== "kind" && !container.querySelector(`[name="${name}"]`));
  expect(missing).toEqual([]);
});
