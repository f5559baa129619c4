import { locales } from "../../lib/platform/i18n/locales";
import { messagesFor } from "../../lib/platform/i18n/messages";
import { serverTexts } from "./texts";

it.each(locales)("in %s, the server's error pages have the same texts as the browser's error screens", (locale) => {
  const { generic, booking, reach } = messagesFor(locale).errorScreens;
  const texts = serverTexts[locale];
  expect(texts.failed).toEqual({ title: generic.title, text: generic.text });
  expect(texts.bookingFailed).toEqual({ title: booking.title, text: booking.text });
  expect(texts.manageFailed).toBe(booking.manageText);
  expect(texts.reach).toBe(reach);
  expect(texts.home).toBe(generic.home);
});
