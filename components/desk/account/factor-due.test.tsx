import { screen } from "@testing-library/react";

import { locales } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { FactorDue } from "./factor-due";

it.each(locales)("names the day and links to the page that adds a second factor (%s)", (locale) => {
  renderIn(locale, <FactorDue due="5 December 2026" />);
  expect(screen.getByText(/5 December 2026/)).toBeVisible();
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/\/login\/setup$/);
});
