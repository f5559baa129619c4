import { screen, waitFor } from "@testing-library/react";

import type { ConsumerLaw } from "@/lib/booking/consumer-law";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { ConfirmStep } from "./confirm-step";
import type { InvoiceCountries } from "./invoice-address";

const stay: FormAction = async (previous) => previous;

const step = (
  confirm: FormAction,
  {
    chooseSlot = stay,
    isFree = true,
    law = "no_right",
    asksEarlyStart = false,
    invoiceCountries,
  }: {
    chooseSlot?: FormAction;
    isFree?: boolean;
    law?: ConsumerLaw;
    asksEarlyStart?: boolean;
    invoiceCountries?: InvoiceCountries;
  } = {},
) => (
  <ConfirmStep
    heading={<h2>Check</h2>}
    answers={<p>Everything</p>}
    price={<p>Price</p>}
    fingerprint="the fingerprint"
    isFree={isFree}
    law={law}
    asksEarlyStart={asksEarlyStart}
    invoiceCountries={invoiceCountries}
    zone="America/Toronto"
    confirm={confirm}
    chooseSlot={chooseSlot}
    hiddenFields={{ page: "key of this page" }}
    back={{ path: "/booking", step: "details" }}
  />
);

describe("ConfirmStep", () => {
  it("books once even if the button is pressed again while it is loading", async () => {
    let calls = 0;
    let answer = (_state: FormState) => {};
    const confirm: FormAction = () => ((calls += 1), new Promise((resolve) => (answer = resolve)));
    const { user } = renderIn("en", step(confirm));
    await user.click(screen.getByRole("checkbox", { name: /I accept the terms/ }));
    await user.dblClick(screen.getByRole("button", { name: "Confirm booking" }));
    expect(await screen.findByRole("button", { name: /Loading/ })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: /Loading/ }));
    answer({ status: "done" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Confirm booking" })).toBeInTheDocument());
    expect(calls).toBe(1);
  });

  it("marks the terms checkbox as invalid if the terms were not accepted", async () => {
    const fields = { termsAccepted: ["You must accept the terms and conditions"] };
    const refusal: FormState = { status: "failed", error: "VALIDATION_ERROR", message: "", fields, values: {} };
    const { user } = renderIn(
      "en",
      step(async () => refusal),
    );
    await user.click(screen.getByRole("button", { name: "Confirm booking" }));
    await waitFor(() => expect(screen.getByRole("checkbox")).toBeInvalid());
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(/You must accept/);
  });

  it("asks a German client to agree to an appointment before the end of the withdrawal period", async () => {
    const fields = { earlyStart: ["Bitte bestätigen Sie"] };
    const refusal: FormState = { status: "failed", error: "VALIDATION_ERROR", message: "", fields, values: {} };
    const { user } = renderIn(
      "de",
      step(async () => refusal, { isFree: false, law: "eu", asksEarlyStart: true }),
    );
    const box = screen.getByRole("checkbox", { name: /Ich verlange ausdrücklich/ });
    expect(box).not.toBeChecked();
    await user.click(screen.getByRole("button", { name: "Zahlungspflichtig buchen" }));
    await waitFor(() => expect(box).toBeInvalid());
  });

  it.each([
    ["uk", "Your right to cancel", "before the cancellation period ends"],
    ["eu", "Your right of withdrawal", "before the withdrawal period ends"],
  ] as const)("uses the words of the consumer law %s and links to the instructions", (law, link, request) => {
    renderIn("en", step(stay, { isFree: false, law, asksEarlyStart: true }));
    expect(screen.getByRole("link", { name: new RegExp(link) })).toHaveAttribute("href", "/withdrawal");
    expect(screen.getByRole("checkbox", { name: new RegExp(request) })).not.toBeChecked();
  });

  it("does not mention a withdrawal if the client has no such right", () => {
    renderIn("en", step(stay, { isFree: false }));
    expect(screen.queryByRole("link", { name: /right/ })).not.toBeInTheDocument();
  });

  it("opens the invoice address if it is incomplete, keeps the typed values and marks the empty field", async () => {
    const refusal: FormState = {
      status: "failed",
      error: "VALIDATION_ERROR",
      message: "",
      fields: { invoicePostcode: ["Geben Sie die Postleitzahl ein"] },
      values: { invoiceStreet: "Hauptstraße 6", invoicePostcode: "", invoiceTown: "Weihmichl", invoiceCountry: "AT" },
    };
    const options = [
      { value: "DE", label: "Deutschland" },
      { value: "AT", label: "Österreich" },
    ];
    const { user } = renderIn(
      "de",
      step(async () => refusal, { isFree: false, invoiceCountries: { options, preset: "DE" } }),
    );
    expect(screen.getByRole("group")).not.toHaveAttribute("open");
    await user.click(screen.getByRole("button", { name: "Zahlungspflichtig buchen" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Postleitzahl" })).toBeInvalid());
    expect(screen.getByRole("textbox", { name: "Straße und Hausnummer" })).toHaveValue("Hauptstraße 6");
    expect(screen.getByRole("combobox", { name: "Land" })).toHaveValue("AT");
    expect(screen.getByRole("group")).toHaveAttribute("open");
    expect(screen.getByRole("link", { name: /Postleitzahl/ })).toHaveAttribute("href", "#invoicePostcode");
  });

  it("offers other times if the chosen time was taken, and sends the visitor's new choice", async () => {
    const refusal: FormState = {
      status: "failed",
      error: "BOOKING_CONFLICT",
      message: "",
      fields: {},
      values: {},
      alternatives: [{ startTime: "2026-12-09T14:00:00Z", endTime: "2026-12-09T15:00:00Z" }],
    };
    const sent: (FormDataEntryValue | null)[] = [];
    const chooseSlot: FormAction = async (previous, form) => (
      sent.push(form.get("startTime"), form.get("page")),
      previous
    );
    const { user } = renderIn(
      "en",
      step(async () => refusal, { chooseSlot }),
    );
    await user.click(screen.getByRole("button", { name: "Confirm booking" }));
    await user.click(await screen.findByRole("button", { name: "Wed 9 Dec, 9:00 am" }));
    await waitFor(() => expect(sent).toEqual(["2026-12-09T14:00:00Z", "key of this page"]));
  });

  it.each([
    ["en", "Book and pay"],
    ["de", "Zahlungspflichtig buchen"],
    ["fr-CA", "Réserver avec obligation de paiement"],
  ] as const)("states the obligation to pay on the button in %s", (locale, name) => {
    renderIn(locale, step(stay, { isFree: false }));
    expect(screen.getByRole("button", { name })).toBeInTheDocument();
  });
});
