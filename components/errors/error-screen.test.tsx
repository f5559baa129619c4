import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";

import de from "@/messages/de.json";
import en from "@/messages/en.json";

import { BookingErrorScreen } from "./booking-error-screen";
import { ErrorScreen } from "./error-screen";
import { ErrorTexts } from "./error-texts";
import { ChunkLoadError } from "./load-chunk";

const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "office@example.com" };
const plain = (message: string) => Object.assign(new Error(message), { stack: "Error\n  at x.js" });

function show(screenOf: React.ReactNode, locale: "en" | "de" = "en", isLive = false) {
  const { errorScreens } = locale === "de" ? de : en;
  render(
    <PathnameContext value={locale === "de" ? "/de/faq" : "/faq"}>
      <ErrorTexts
        texts={{ ...errorScreens, booking: errorScreens, details: isLive ? null : errorScreens.details, contact }}
      >
        {screenOf}
      </ErrorTexts>
    </PathnameContext>,
  );
}

/** Responds to requests for a message catalogue. */
function catalogue(response: Promise<Response>) {
  const request = jest.fn<Promise<Response>, [string]>(() => response);
  globalThis.fetch = request as unknown as typeof fetch;
  return request;
}

describe("the error screen", () => {
  it("describes the error and calls `retry` on a click", async () => {
    const retry = jest.fn();
    show(<ErrorScreen error={plain("broken")} retry={retry} />);
    expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    expect(
      screen.getByText("Please try refreshing the page or contact support if the problem persists."),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["after a page has failed", <ErrorScreen key="page" error={plain("broken")} retry={jest.fn()} />],
    [
      "after the booking system has failed",
      <BookingErrorScreen key="booking" error={plain("broken")} retry={jest.fn()} />,
    ],
    [
      "after a chunk has failed to load",
      <ErrorScreen key="chunk" error={new ChunkLoadError("form")} retry={jest.fn()} />,
    ],
  ])("shows the phone number and the email address %s", (_which, screenOf) => {
    show(screenOf);
    expect(screen.getByRole("link", { name: contact.phone })).toHaveAttribute("href", contact.phoneHref);
    expect(screen.getByRole("link", { name: contact.email })).toHaveAttribute("href", `mailto:${contact.email}`);
  });

  it("links to the home page in the reader's language", () => {
    show(<ErrorScreen error={plain("kaputt")} retry={jest.fn()} />, "de");
    expect(screen.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/de");
  });

  it("loads the labels of the technical details when the visitor opens the details", async () => {
    const request = catalogue(Promise.resolve({ ok: true, json: async () => de } as Response));
    history.replaceState(null, "", "/de/faq");
    show(<ErrorScreen error={plain("kaputt")} retry={jest.fn()} />, "de");
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText("Technische Einzelheiten"));
    expect(await screen.findByRole("rowheader", { name: "Fehlerart" })).toBeVisible();
    expect(within(screen.getByRole("table")).getByText("kaputt")).toBeVisible();
    expect(request).toHaveBeenCalledWith("/locales/de/translation.json");
  });

  it("says that translations are loading until the labels arrive", async () => {
    catalogue(new Promise(() => {}));
    history.replaceState(null, "", "/fr-ca/faq");
    show(<ErrorScreen error={plain("broken")} retry={jest.fn()} />);
    await userEvent.click(screen.getByText("Technical details"));
    expect(await screen.findByText("Loading translations...")).toBeVisible();
  });

  it("hides the technical details on a live site", () => {
    show(<ErrorScreen error={plain("broken")} retry={jest.fn()} />, "en", true);
    expect(screen.queryByText("Technical details")).toBeNull();
  });

  it("shows the booking system's error screen on any page if the error mentions booking", () => {
    show(<ErrorScreen error={plain("Booking provider failed")} retry={jest.fn()} />);
    expect(screen.getByRole("heading", { name: "Booking System Error" })).toBeVisible();
  });

  it.each([
    ["en", "Loading chunk form failed", "Reload Application"],
    ["de", "Der Teil form konnte nicht geladen werden.", "Seite neu laden"],
  ] as const)(
    "says in %s that a chunk did not load, even if the cause of the error mentions a booking",
    (locale, text, reload) => {
      show(<ErrorScreen error={new ChunkLoadError("form", { cause: plain("booking") })} retry={jest.fn()} />, locale);
      expect(screen.getByText(text, { selector: "p" })).toBeVisible();
      expect(screen.getByRole("button", { name: reload })).toBeVisible();
    },
  );
});

describe("the error screen for a chunk that did not load", () => {
  const asLoaded = (path: string) => {
    document.body.innerHTML =
      '<main id="main"><h1>Contact</h1><form><input name="email"></form><script></script></main>';
    fireEvent.change(document.querySelector("input") ?? document.body, { target: { value: "zoe@example.org" } });
    const entry = { name: `${location.origin}${path}` } as PerformanceEntry;
    Object.assign(performance, { getEntriesByType: () => [entry] });
    const place = document.body.appendChild(document.createElement("div"));
    render(
      <PathnameContext value="/contact">
        <ErrorTexts texts={{ ...en.errorScreens, booking: en.errorScreens, contact }}>
          <ErrorScreen error={new ChunkLoadError("form")} retry={jest.fn()} />
        </ErrorTexts>
      </PathnameContext>,
      { container: place },
    );
    return within(place);
  };
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("shows the server-rendered page with the visitor's input", () => {
    const page = asLoaded("/contact?x=1");
    expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
    expect(page.getByRole("textbox")).toHaveValue("zoe@example.org");
  });

  it("does not show the previous page after a navigation", () => {
    expect(asLoaded("/faq").queryByRole("heading", { name: "Contact" })).toBeNull();
  });
});

describe("the booking system's error screen", () => {
  it("links to the contact page, and offers to start the booking again", () => {
    show(<BookingErrorScreen error={plain("x")} retry={jest.fn()} resetAction={async () => {}} />);
    expect(screen.getByText(/contact us directly to schedule your consultation/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    expect(screen.getByRole("button", { name: "Start the booking again" })).toHaveAttribute("type", "submit");
  });

  it("says on the manage page that the appointment is still booked, and does not offer to start again", () => {
    history.replaceState(null, "", "/booking/manage/token");
    show(<BookingErrorScreen error={plain("x")} retry={jest.fn()} resetAction={async () => {}} />);
    expect(screen.getByText(/An appointment you have made still stands/)).toBeVisible();
    expect(screen.queryByText(/to schedule your consultation/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Start the booking again" })).toBeNull();
    history.replaceState(null, "", "/");
  });

  it("does not claim that the team was notified of an error that the server has not logged", () => {
    show(<BookingErrorScreen error={plain("x")} retry={jest.fn()} />);
    expect(screen.queryByText(/Nothing you sent is lost/)).toBeNull();
  });

  it("says that the team was notified of an error that the server has logged", () => {
    show(<BookingErrorScreen error={Object.assign(plain("x"), { digest: "4711" })} retry={jest.fn()} />);
    expect(screen.getByText(/Nothing you sent is lost/)).toBeVisible();
  });
});
