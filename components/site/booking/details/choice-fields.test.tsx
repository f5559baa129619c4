import { screen, waitFor, within } from "@testing-library/react";

import type { Locale } from "@/lib/platform/i18n/locales";
import type { MeetingMode } from "@/lib/firm/meeting-modes";

import type { DetailsPrefill } from "./details-fields";

import { recorder } from "@/components/forms/testing/recorder";

import { show } from "./testing/show-details-form";

const answered: DetailsPrefill = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  preferredContactMethod: "email",
  isNewClient: "true",
  privacyConsent: "true",
};

const everyMode: readonly MeetingMode[] = ["phone", "video", "in-person"];

function showModes(locale: Locale, { modes = everyMode, prefill = answered } = {}) {
  const { sent, action } = recorder();
  return { sent, ...show({ locale, modes, prefill, save: action }) };
}

it("preselects the first way to meet, and sends the chosen way to meet and the safe-contact instructions", async () => {
  const { sent, user } = showModes("en");
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

it("refuses a private key in the safe-contact note and shows an error that links to the note", async () => {
  const { sent, user } = showModes("en");
  await user.click(screen.getByRole("textbox", { name: "Anything else, in a few words" }));
  await user.paste("9f".repeat(32));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("link", { name: /seed phrase or a private key/ })).toHaveAttribute(
    "href",
    "#safeContactNote",
  );
  expect(sent).toEqual([]);
});

it("preselects the first way to meet if the visitor's earlier choice is no longer offered", () => {
  showModes("en", {
    modes: ["phone", "in-person"],
    prefill: { ...answered, meetingMode: "video", discreet: "true", safeContactNote: "After six only" },
  });
  expect(screen.getByLabelText("By phone")).toBeChecked();
  expect(screen.getByLabelText("Do not name the firm to anyone who answers")).toBeChecked();
  expect(screen.getByRole("textbox", { name: "Anything else, in a few words" })).toHaveValue("After six only");
});

it("does not ask how to meet if only one way is offered", () => {
  showModes("en", { modes: ["phone"] });
  expect(screen.queryByRole("group", { name: "How would you like to meet?" })).not.toBeInTheDocument();
});

it.each([
  ["de", "Wie möchten Sie das Gespräch führen?", "Nur per E-Mail kontaktieren"],
  ["fr-CA", "Comment souhaitez-vous nous rencontrer?", "Communiquer par courriel seulement"],
] as const)("translates the ways to meet and the safe-contact instructions: %s", (locale, question, emailOnly) => {
  showModes(locale);
  expect(screen.getByRole("group", { name: question })).toBeInTheDocument();
  expect(screen.getByLabelText(emailOnly)).toBeInTheDocument();
});
