import { screen } from "@testing-library/react";

import { locales } from "@/lib/platform/i18n/locales";
import { anOffering } from "@/lib/testing/opening";
import { renderIn } from "@/lib/testing/render";

import { CallerWords } from "./caller-words";

// The record of the firm is in the database, which component tests do not have.
jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: () => ({ confirmedOn: {} }) }));

const { contact } = anOffering;

it.each(locales)("says in %s from which address the site sends its emails, and not the public address", (locale) => {
  renderIn(locale, <CallerWords contact={contact} sender="appointments@example.org" />);
  expect(screen.getByText("appointments@example.org")).toHaveAttribute("translate", "no");
  expect(document.body.textContent).not.toContain(contact.email);
});
