import { screen, waitFor } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/form-state";
import { renderIn } from "@/lib/testing/render";

import { CancelForm } from "./cancel-form";
import { ManagedState } from "./managed-state";
import { ManagedSummary } from "./managed-summary";
import type { ManagedView } from "./managed-summary";

let mockPath = "/booking";
const mockRouter = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => mockPath,
  useRouter: () => mockRouter,
}));
const from = "2026-12-09T14:00:00.000Z";
afterEach(() => {
  mockPath = "/booking";
});

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "help@example.com" };

describe("CancelForm", () => {
  it("sends the token and the reason", async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const cancel: FormAction = async (previous, form) => (sent.push(Object.fromEntries(form)), previous);
    const { user } = renderIn(
      "en",
      <CancelForm token="secret" from={from} path="/booking/manage/secret" cancel={cancel} />,
    );
    await user.type(screen.getByLabelText("Why are you cancelling? (optional)"), "Settled");
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    await waitFor(() => expect(sent).toEqual([{ locale: "en", token: "secret", from, reason: "Settled" }]));
  });

  it("does not send a reason that contains a seed phrase and shows an error at its field", async () => {
    const cancel = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(async (previous) => previous);
    const { user } = renderIn(
      "de",
      <CancelForm token="secret" from={from} path="/booking/manage/secret" cancel={cancel} />,
    );
    const reason = screen.getByRole("textbox");
    await user.click(reason);
    await user.paste("legal winner thank year wave sausage worth useful legal winner thank yellow");
    await user.click(screen.getByRole("button", { name: "Ja, Termin absagen" }));
    await waitFor(() => expect(reason).toBeInvalid());
    expect(reason).toHaveAccessibleDescription(/Das sieht nach einer Seed-Phrase/);
    expect(cancel).not.toHaveBeenCalled();
  });

  it("shows a server error at the reason's field", async () => {
    const fields = { reason: ["Notes cannot exceed 500 characters"] };
    const cancel: FormAction = async () => ({
      status: "failed",
      error: "VALIDATION_ERROR",
      message: "",
      fields,
      values: { reason: "long" },
    });
    const { user } = renderIn(
      "en",
      <CancelForm token="secret" from={from} path="/booking/manage/secret" cancel={cancel} />,
    );
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    await waitFor(() => expect(screen.getByLabelText("Why are you cancelling? (optional)")).toBeInvalid());
  });

  it("reloads the appointment if it has changed since the page was opened", async () => {
    const cancel: FormAction = async () => ({
      status: "failed",
      error: "RESOURCE_CONFLICT",
      message: "Changed meanwhile",
      fields: {},
      values: {},
    });
    const { user } = renderIn(
      "en",
      <CancelForm token="secret" from={from} path="/booking/manage/secret" cancel={cancel} />,
    );
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Changed meanwhile");
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
  });

  it("links back without cancelling", () => {
    mockPath = "/fr-ca/booking/manage/secret";
    renderIn(
      "fr-CA",
      <CancelForm token="secret" from={from} path="/booking/manage/secret" cancel={async (previous) => previous} />,
    );
    expect(screen.getByRole("link", { name: "Garder le rendez-vous" })).toHaveAttribute(
      "href",
      "/fr-ca/booking/manage/secret",
    );
  });
});

it("shows how to meet, and the price with the firm's notes on payment", () => {
  const booking: ManagedView = {
    reference: "FRS-7K2M-4Q93",
    status: "confirmed",
    service: "Cryptocurrency",
    yourTime: { day: "Wednesday", time: "9:00 am" },
    officeTime: "12:00 pm",
    adviser: "Helen Tremblay",
    meeting: "By video",
    price: "$130 CAD",
    priceNotes: ["Pay by bank transfer."],
    callerWords: [],
  };
  renderIn("en", <ManagedSummary booking={booking} />);
  expect(screen.getByText(/Pay by bank transfer\./).closest("dd")).toHaveTextContent("$130 CAD");
  expect(screen.getByText("How we meet").nextElementSibling).toHaveTextContent("By video");
});

describe("ManagedState", () => {
  const state = (
    changeability: React.ComponentProps<typeof ManagedState>["changeability"],
    outcome: "moved" | "cancelled" | null = null,
  ) => (
    <ManagedState changeability={changeability} outcome={outcome} noticeHours={12} contact={contact} isDemo={false} />
  );

  it("confirms the visitor's last action", () => {
    renderIn("en", state("open", "moved"));
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent("Your appointment has been moved.");
  });

  it("shows the state of the booking even if the query contradicts it", () => {
    renderIn("en", state("open", "cancelled"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("offers the firm's phone number once online changes have ended", () => {
    renderIn("en", state("tooLate"));
    expect(screen.getByText(/12 hours before/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "+1 416 555 0100" })).toHaveAttribute("href", "tel:+14165550100");
  });

  it("offers a new booking after a cancelled one", () => {
    renderIn("en", state("cancelled"));
    expect(screen.getByText("This appointment was cancelled.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Book a new appointment" })).toHaveAttribute("href", "/booking");
  });
});
