import { screen, waitFor, within } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { CancelForm } from "./cancel-form";
import { ManagedState } from "./managed-state";
import { ManagedSummary } from "./managed-summary";
import type { ManagedView } from "./managed-summary";

let mockPath = "/booking";
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => mockPath,
}));
const from = "2026-12-09T14:00:00.000Z";
afterEach(() => {
  mockPath = "/booking";
});

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "help@example.com" };

const cancelForm = ({ cancel }: { readonly cancel: FormAction }) => (
  <CancelForm
    heading={<h2>Cancel this appointment?</h2>}
    contact={contact}
    token="secret"
    from={from}
    path="/booking/manage/secret"
    cancel={cancel}
  />
);

describe("CancelForm", () => {
  it("sends the token and the reason", async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const cancel: FormAction = async (previous, form) => (sent.push(Object.fromEntries(form)), previous);
    const { user } = renderIn("en", cancelForm({ cancel }));
    await user.type(screen.getByLabelText("Why are you cancelling? (optional)"), "Settled");
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    await waitFor(() => expect(sent).toEqual([{ locale: "en", token: "secret", from, reason: "Settled" }]));
  });

  it("does not send a reason that contains a seed phrase, and shows an error at the reason's field", async () => {
    const cancel = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>(async (previous) => previous);
    const { user } = renderIn("de", cancelForm({ cancel }));
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
    const { user } = renderIn("en", cancelForm({ cancel }));
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    await waitFor(() => expect(screen.getByLabelText("Why are you cancelling? (optional)")).toBeInvalid());
  });

  it.each([
    ["SERVER_ERROR", "Your appointment still exists and has not changed."],
    ["NETWORK_ERROR", "We do not know whether your change arrived."],
  ] as const)("says after the error %s: %s", async (error, advice) => {
    const cancel: FormAction = async () => ({ status: "failed", error, message: "No answer.", fields: {}, values: {} });
    const { user } = renderIn("en", cancelForm({ cancel }));
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`No answer. ${advice}`);
    expect(within(alert).getByRole("link", { name: contact.phone })).toHaveAttribute("href", contact.phoneHref);
  });

  it("links back to the manage page without cancelling the appointment", () => {
    mockPath = "/fr-ca/booking/manage/secret";
    renderIn("fr-CA", cancelForm({ cancel: async (previous) => previous }));
    expect(screen.getByRole("link", { name: "Garder le rendez-vous" })).toHaveAttribute(
      "href",
      "/fr-ca/booking/manage/secret",
    );
  });
});

it("ManagedSummary shows the service, the way to meet, and the price with the firm's notes on payment", () => {
  const booking: ManagedView = {
    reference: "FRS-7K2M-4Q93",
    status: "confirmed",
    service: "Cryptocurrency",
    serviceLine: "Cryptocurrency, 75 minutes",
    questions: "If we have a question before then, we call you.",
    head: { day: "Wednesday", hours: "9:00 am – 10:00 am", zones: "Pacific Time" },
    time: { day: "Wednesday", time: "9:00 am" },
    officeTime: "12:00 pm",
    adviser: "Helen Tremblay",
    meeting: "By video",
    price: "$130 CAD",
    priceNotes: ["Pay by bank transfer."],
    callerWords: [],
  };
  renderIn("en", <ManagedSummary booking={booking} hasCard={false} />);
  expect(screen.getByText(/Pay by bank transfer\./).closest("dd")).toHaveTextContent("$130 CAD");
  expect(screen.getByText("Cryptocurrency, 75 minutes")).toBeInTheDocument();
  expect(screen.getByText("How we meet").nextElementSibling).toHaveTextContent("By video");
});

describe("ManagedState", () => {
  const state = (
    changeability: React.ComponentProps<typeof ManagedState>["changeability"],
    outcome: React.ComponentProps<typeof ManagedState>["outcome"] = null,
  ) => (
    <ManagedState
      changeability={changeability}
      outcome={outcome}
      isPaid={false}
      law="eu"
      hasBegun={false}
      adviser="Helen Tremblay"
      noticeHours={12}
      contact={contact}
      isBookingOpen
      isDemo={false}
    />
  );

  it("confirms the visitor's last action", () => {
    renderIn("en", state("open", "moved"));
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent("Your appointment has been moved.");
  });

  it("names the adviser after a move only if the adviser has changed", () => {
    renderIn("en", state("open", "moved"));
    expect(screen.getByRole("alert")).not.toHaveTextContent("Helen Tremblay");
    renderIn("en", state("open", "movedToOther"));
    expect(screen.getAllByRole("alert")[1]).toHaveTextContent("Your appointment is now with Helen Tremblay.");
  });

  it("says in French that the old time is free again after a move", () => {
    renderIn("fr-CA", state("open", "moved"));
    expect(screen.getByRole("alert")).toHaveTextContent("L’ancienne plage horaire est de nouveau libre.");
  });

  it.each([
    ["open", "notCancelled", "We did not cancel this appointment. It was moved in another window"],
    ["cancelled", "wasCancelled", "This appointment had already been cancelled."],
    ["cancelled", "notCancelled", "This appointment was cancelled."],
  ] as const)(
    'if the appointment is now %s and the outcome in the URL is "%s", shows: %s',
    (changeability, outcome, text) => {
      renderIn("en", state(changeability, outcome));
      expect(screen.getByText(text.split(". ")[0] ?? "", { exact: false }).parentElement).toHaveTextContent(text);
    },
  );

  it('ignores the outcome "cancelled" in the URL if the booking is still open', () => {
    renderIn("en", state("open", "cancelled"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it.each([
    ["cancelled", "This appointment was cancelled."],
    ["tooLate", "+1 416 555 0100"],
    ["past", "+1 416 555 0100"],
  ] as const)(
    'shows the message for the outcome "changed" and the explanation of the state "%s"',
    (changeability, text) => {
      renderIn("en", state(changeability, "changed"));
      expect(screen.getByText("This appointment was changed in another window.")).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  it("says that the appointment was changed in another window", () => {
    renderIn("en", state("open", "changed"));
    expect(screen.getByRole("alert")).toHaveTextContent("This appointment was changed in another window.");
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("shows the firm's phone number when it is too late for online changes", () => {
    renderIn("en", state("tooLate"));
    expect(screen.getByText(/12 hours before/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "+1 416 555 0100" })).toHaveAttribute("href", "tel:+14165550100");
  });

  it("offers a new booking after a cancellation", () => {
    renderIn("en", state("cancelled"));
    expect(screen.getByText("This appointment was cancelled.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Book a new appointment" })).toHaveAttribute("href", "/booking");
  });
});
