import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { NextIntlClientProvider } from "next-intl";

import { Toaster } from "@/components/ui/toaster";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { renderIn } from "@/lib/testing/render";

import { ServicesNotice } from "./services-notice";

const notices = [
  [
    "connectionError",
    "Connection Error",
    "Unable to connect to booking system. Please contact support if this persists.",
  ],
  ["serverError", "Server Error", "Our booking system is temporarily unavailable. Please try again in a few minutes."],
  ["loadFailed", "Failed to load services", "Using offline services for now"],
  ["bookingReset", "Booking Reset", "The booking process has been reset due to an error. Please try again."],
] as const;

describe("ServicesNotice", () => {
  it.each(notices)("shows a toast with the title and the text of the notice %s", async (notice, title, text) => {
    renderIn(
      "en",
      <>
        <ServicesNotice notice={notice} />
        <Toaster dismissLabel="Dismiss" />
      </>,
    );
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("shows the notice in the page if JavaScript is off", () => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messagesFor("en")} timeZone="America/Toronto">
        <ServicesNotice notice="connectionError" />
      </NextIntlClientProvider>,
    );
    expect(markup).toMatch(/<noscript>.*Connection Error.*<\/noscript>/s);
  });
});
