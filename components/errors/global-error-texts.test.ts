import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { globalErrorTexts } from "./global-error-texts";

it.each(locales)("the global error screen gives the same advice as the other error screens: %s", (locale) => {
  const { generic } = messagesFor(locale).errorScreens;
  expect(globalErrorTexts[locale]).toMatchObject({ text: generic.text, retry: generic.retry, home: generic.home });
});
