import { screen, waitFor, within } from "@testing-library/react";

import type { FormAction, FormState } from "@/lib/platform/form-state";
import { renderIn } from "@/lib/testing/render";

import { DetailsForm } from "./details-form";

type User = ReturnType<typeof renderIn>["user"];

const back = { path: "/booking", step: "date" };
const stay: FormAction = async (previous) => previous;

/** An action that remembers what it was sent and answers as told. */
function recorder(answer: FormState = { status: "done" }) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action: FormAction = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return answer;
  };
  return { sent, action };
}

/** Typing letter by letter would check the form at each of them. */
async function paste(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fill(user: User) {
  await paste(user, screen.getByLabelText("First name"), "Margaret");
  await paste(user, screen.getByLabelText("Last name"), "Kowalchuk");
  await paste(user, screen.getByRole("textbox", { name: "Email" }), "margaret@example.org");
  await paste(user, screen.getByRole("textbox", { name: "Phone" }), "+1 604 555 0142");
  await user.click(within(screen.getByRole("group", { name: "How should we contact you?" })).getByLabelText("Phone"));
  await user.click(screen.getByLabelText("No, I am new"));
  await user.click(screen.getByRole("checkbox", { name: /I consent/ }));
}

const proceed = () => screen.getByRole("button", { name: "Continue" });

describe("DetailsForm", () => {
  it("sends what was typed, in the page's language", async () => {
    const { sent, action } = recorder();
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await fill(user);
    await user.click(proceed());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      locale: "en",
      firstName: "Margaret",
      email: "margaret@example.org",
      preferredContactMethod: "phone",
      isNewClient: "true",
      privacyConsent: "true",
    });
  });

  it("sends nothing that the schema refuses, and leads to each fault in the order of the fields", async () => {
    const { sent, action } = recorder();
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await user.type(screen.getByRole("textbox", { name: "Email" }), "margaret");
    await user.click(proceed());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Please enter a valid email address",
      "Phone number must be at least 10 digits",
      "Please select a preferred contact method",
      "Please say whether you have worked with us before",
      "You must consent to our privacy policy",
    ]);
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
    expect(sent).toEqual([]);
  });

  it("takes a message back as soon as the answer is mended", async () => {
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={recorder().action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await user.click(proceed());
    await screen.findByRole("alert");
    await user.type(screen.getByLabelText("First name"), "Margaret");
    await waitFor(() => expect(screen.getByLabelText("First name")).not.toBeInvalid());
    expect(screen.getByLabelText("First name")).toHaveFocus();
  });

  it("shows what the server refused at its field until that is changed", async () => {
    const { action } = recorder({
      status: "failed",
      error: "VALIDATION_ERROR",
      message: "Some answers need another look.",
      fields: { email: ["Please enter a valid email address"] },
      values: {},
    });
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await fill(user);
    await user.click(proceed());
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid());
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("margaret@example.org");
    await user.type(screen.getByRole("textbox", { name: "Email" }), "x");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).not.toBeInvalid());
  });

  it("says in one sentence what concerns no field", async () => {
    const { action } = recorder({
      status: "failed",
      error: "SERVICE_UNAVAILABLE",
      message: "Nobody answers.",
      fields: {},
      values: {},
    });
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await fill(user);
    await user.click(proceed());
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(screen.getByRole("alert")).toHaveTextContent("Nobody answers.");
  });

  it("keeps what was answered before", () => {
    const known = {
      firstName: "Margaret",
      preferredContactMethod: "email",
      isNewClient: "false",
      additionalNotes: "Three transfers",
      privacyConsent: "true",
    };
    renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={known}
        save={stay}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    expect(screen.getByLabelText("First name")).toHaveValue("Margaret");
    expect(screen.getByLabelText("Yes")).toBeChecked();
    expect(screen.getByLabelText("Anything we should know first? (optional)")).toHaveValue("Three transfers");
    expect(screen.getByText("485 characters left")).toBeInTheDocument();
  });

  it("says beforehand that a service is closed to new clients", () => {
    renderIn(
      "en",
      <DetailsForm modes={["phone"]} isForReturning known={{}} save={stay} keep={stay} leave={stay} back={back} />,
    );
    expect(screen.getByRole("group", { name: "Have you worked with us before?" })).toHaveAccessibleDescription(
      /Only for people we already advise/,
    );
  });

  it("counts down and says how far over the limit a note is", async () => {
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{ additionalNotes: "a".repeat(499) }}
        save={stay}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await user.type(screen.getByLabelText("Anything we should know first? (optional)"), "bcd");
    expect(screen.getByText("2 characters too many")).toBeInTheDocument();
  });

  it("refuses a seed phrase and explains why", async () => {
    const { sent, action } = recorder();
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await fill(user);
    await paste(
      user,
      screen.getByLabelText("Anything we should know first? (optional)"),
      `${"abandon ".repeat(11)}about`,
    );
    await user.click(proceed());
    expect(await screen.findByRole("link", { name: /seed phrase or a private key/ })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("refuses a seed phrase that is told over two fields", async () => {
    const { sent, action } = recorder();
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await fill(user);
    for (const [label, words] of [
      ["First name", "legal winner thank year wave sausage"],
      ["Last name", "worth useful crumble oxygen mansion yellow"],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await paste(user, screen.getByLabelText(label), words);
    }
    await user.click(proceed());
    expect(await screen.findAllByRole("link", { name: /seed phrase or a private key/ })).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it("asks whether a bare hash is a transaction, and takes it then", async () => {
    const { sent, action } = recorder();
    const { user } = renderIn(
      "en",
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={action}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    await fill(user);
    await paste(user, screen.getByLabelText("Anything we should know first? (optional)"), "9f".repeat(32));
    await user.click(proceed());
    await user.click(await screen.findByRole("checkbox", { name: /is a transaction hash or signature, not a key/ }));
    await user.click(proceed());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ hashesConfirmed: "true" });
  });

  it.each([
    ["de", "Vorname", "Weiter", "Zurück", "Buchung verlassen"],
    ["fr-CA", "Prénom", "Continuer", "Retour", "Quitter la réservation"],
  ] as const)("speaks the reader's language: %s", (locale, firstName, next, previous, leave) => {
    renderIn(
      locale,
      <DetailsForm
        modes={["phone"]}
        isForReturning={false}
        known={{}}
        save={stay}
        keep={stay}
        leave={stay}
        back={back}
      />,
    );
    expect(screen.getByLabelText(firstName)).toBeInTheDocument();
    for (const name of [next, previous, leave]) expect(screen.getByRole("button", { name })).toBeInTheDocument();
  });
});
