import { screen, waitFor, within } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/form-state";
import { renderIn } from "@/lib/testing/render";

import { DetailsForm } from "./details-form";
import type { KnownDetails } from "./details-values";

const back = { path: "/booking", step: "date" };
const stay: FormAction = async (previous) => previous;
const answered = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  preferredContactMethod: "email",
  isNewClient: "true",
  privacyConsent: "true",
};

function show(
  locale: "en" | "de" | "fr-CA",
  { modes = ["phone", "video", "in-person"] as const, known = answered as KnownDetails } = {},
) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const save: FormAction = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return { status: "done" };
  };
  return {
    sent,
    ...renderIn(
      locale,
      <DetailsForm
        modes={[...modes]}
        isForReturning={false}
        known={known}
        save={save}
        keep={stay}
        leave={stay}
        back={back}
      />,
    ),
  };
}

it("asks how to meet, with the first way chosen, and sends it with the safe-contact instructions", async () => {
  const { sent, user } = show("en");
  const ways = within(screen.getByRole("group", { name: "How would you like to meet?" }));
  expect(ways.getByLabelText("By phone")).toBeChecked();
  await user.click(ways.getByLabelText("By video"));
  const safe = within(screen.getByRole("group", { name: /Is there anything we should know before we contact you\?/ }));
  await user.click(safe.getByLabelText("Leave no voicemail"));
  await user.click(safe.getByRole("textbox"));
  await user.paste("After six only");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ meetingMode: "video", noVoicemail: "true", safeContactNote: "After six only" });
  expect(sent[0]).not.toHaveProperty("discreet");
});

it("refuses a key in the safe-contact note and leads to it", async () => {
  const { sent, user } = show("en");
  await user.click(screen.getByRole("textbox", { name: "Anything else, in a few words" }));
  await user.paste("9f".repeat(32));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("link", { name: /seed phrase or a private key/ })).toHaveAttribute(
    "href",
    "#safeContactNote",
  );
  expect(sent).toEqual([]);
});

it("shows what was answered before, and the first way where the earlier one is no longer offered", () => {
  show("en", {
    modes: ["phone", "in-person"] as never,
    known: { ...answered, meetingMode: "video", discreet: "true", safeContactNote: "After six only" },
  });
  expect(screen.getByLabelText("By phone")).toBeChecked();
  expect(screen.getByLabelText("Do not name the firm to anyone who answers")).toBeChecked();
  expect(screen.getByRole("textbox", { name: "Anything else, in a few words" })).toHaveValue("After six only");
});

it("asks nothing where there is one way only", () => {
  show("en", { modes: ["phone"] as never });
  expect(screen.queryByRole("group", { name: "How would you like to meet?" })).not.toBeInTheDocument();
});

it.each([
  ["de", "Wie möchten Sie das Gespräch führen?", "Nur per E-Mail kontaktieren"],
  ["fr-CA", "Comment souhaitez-vous nous rencontrer?", "Communiquer par courriel seulement"],
] as const)("speaks the reader's language: %s", (locale, question, emailOnly) => {
  show(locale);
  expect(screen.getByRole("group", { name: question })).toBeInTheDocument();
  expect(screen.getByLabelText(emailOnly)).toBeInTheDocument();
});
