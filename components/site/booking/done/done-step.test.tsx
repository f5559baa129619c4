import { screen, within } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { DoneStep } from "./done-step";
import type { ReceiptView } from "./done-step";
import { NothingHere } from "../shared/nothing-here";

let mockPath = "/booking";
jest.mock("next/navigation", () => ({ ...jest.requireActual<object>("next/navigation"), usePathname: () => mockPath }));
afterEach(() => {
  mockPath = "/booking";
});

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "help@example.com" };

const receipt: ReceiptView = {
  reference: "FRS-7K2M-4Q93",
  isBooked: true,
  price: null,
  card: null,
  priceNotes: [],
  day: "Wednesday 9 December 2026",
  hours: "9:00 am – 10:00 am",
  zones: "Pacific Time (UTC−8). 12:00 pm – 1:00 pm in Toronto.",
  service: "Initial Consultation, 60 minutes, by phone",
  questions: "If we have a question before then, we send you an email.",
  noticeHours: 12,
  meeting: "Helen Tremblay will call you on +1 604 555 0142.",
  isCall: true,
  email: "margaret@example.org",
  callerWords: ["sapphire", "camel", "elm", "sofa"],
  calendarHref: "/api/bookings/token/calendar.ics",
  manageHref: "/booking/manage/token",
};

describe("DoneStep", () => {
  it("shows the reference with a copy button, the visitor's and the office's time, and the adviser", async () => {
    const { user } = renderIn("en", <DoneStep receipt={receipt} contact={contact} isDemo={false} />);
    expect(screen.getByRole("heading", { level: 1, name: "Your consultation is booked" })).toBeInTheDocument();
    expect(screen.getByText("FRS-7K2M-4Q93", { exact: false })).toBeInTheDocument();
    // The head of the page and the printed card both name the time.
    expect(screen.getAllByText(/9:00 am – 10:00 am/)).toHaveLength(2);
    expect(screen.getAllByText(/12:00 pm – 1:00 pm in Toronto/)).toHaveLength(2);
    expect(screen.getByText(/Helen Tremblay will call you on \+1 604 555 0142\./)).toBeInTheDocument();
    expect(screen.getByText(/we send you an email/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Copy reference" }));
    expect(await screen.findByText("Reference copied")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("FRS-7K2M-4Q93");
  });

  it("shows the four words with which our caller proves their identity", () => {
    renderIn("en", <DoneStep receipt={receipt} contact={contact} isDemo={false} />);
    const words = within(screen.getByRole("list", { name: "Your four words" })).getAllByRole("listitem");
    expect(words.map((word) => word.textContent)).toEqual(["sapphire", "camel", "elm", "sofa"]);
    expect(screen.getByText(/We never ask for a seed phrase/)).toBeInTheDocument();
  });

  it("links to the calendar file and to the manage page, in the visitor's language", () => {
    mockPath = "/de/booking";
    renderIn("de", <DoneStep receipt={receipt} contact={contact} isDemo={false} />);
    expect(screen.getByRole("link", { name: "In den Kalender" })).toHaveAttribute(
      "href",
      "/api/bookings/token/calendar.ics",
    );
    expect(screen.getByRole("link", { name: "Ändern oder absagen" })).toHaveAttribute(
      "href",
      "/de/booking/manage/token",
    );
  });

  it("says that a booking without a price is free, and asks for no money", () => {
    const { container } = renderIn("en", <DoneStep receipt={receipt} contact={contact} isDemo={false} />);
    expect(screen.getByText("Free").closest("div")).toHaveTextContent("No card, no invoice.");
    expect(container).not.toHaveTextContent(/\$|\bprice\b|to pay\b/i);
  });

  it("shows the price of an unpaid booking as still to be paid", () => {
    renderIn(
      "en",
      <DoneStep receipt={{ ...receipt, isBooked: false, price: "$130 CAD" }} contact={contact} isDemo={false} />,
    );
    expect(screen.getByText(/The price of \$130 CAD is still to be paid/)).toBeInTheDocument();
  });

  it("shows the price with the firm's notes on payment", () => {
    renderIn(
      "en",
      <DoneStep
        receipt={{ ...receipt, price: "$130 CAD", priceNotes: ["Pay by bank transfer."] }}
        contact={contact}
        isDemo={false}
      />,
    );
    expect(screen.getByText(/Pay by bank transfer\./).closest("div")).toHaveTextContent("$130 CAD");
  });

  it("does not promise an email in a demonstration", () => {
    renderIn("en", <DoneStep receipt={receipt} contact={contact} isDemo />);
    expect(screen.getByText(/This demonstration sends no email/)).toBeInTheDocument();
  });
});

describe("NothingHere", () => {
  it("offers a new booking if nothing has been booked", () => {
    renderIn("en", <NothingHere step="done" notice={undefined} />);
    expect(screen.getByRole("heading", { name: "No booking to show" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Start booking" })).toHaveAttribute("href", "/booking?step=service");
  });

  it('shows a connection error instead of "No booking to show" if the booking could not be loaded', () => {
    renderIn("en", <NothingHere step="done" notice="connectionError" />);
    expect(screen.queryByText("No booking to show")).not.toBeInTheDocument();
    expect(screen.getByText("Connection Error")).toBeInTheDocument();
  });
});
