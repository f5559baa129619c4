import { lateMessages } from "@/lib/platform/i18n/late-messages";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages } from "@/lib/platform/i18n/messages";

export type TechnicalLabels = Messages["technicalDetails"];

/** The labels to use if the catalogue cannot be loaded, for example because the connection is broken. */
const english: TechnicalLabels = {
  component: "Component",
  message: "Message",
  metadata: "Metadata",
  path: "Path",
  stack: "Stack",
  time: "Time",
  type: "Error type",
  url: "Address",
};

/** Loads the labels of the technical details. The promise never rejects. */
export async function technicalLabels(locale: Locale): Promise<TechnicalLabels> {
  try {
    return (await lateMessages(locale)).technicalDetails;
  } catch {
    // eslint-disable-next-line no-console -- the specification demands this warning, and it contains no personal data
    console.warn("Translations did not load, so the English texts are used");
    return english;
  }
}
