import { lateMessages } from "@/lib/platform/i18n/late-messages";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages } from "@/lib/platform/i18n/messages";

export type TechnicalLabels = Messages["technicalDetails"];

/** English stands in for words that do not arrive: what is broken may be the way by which they come. */
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

/** What the rows of the technical details are called; never rejects. */
export async function technicalLabels(locale: Locale): Promise<TechnicalLabels> {
  try {
    return (await lateMessages(locale)).technicalDetails;
  } catch {
    // eslint-disable-next-line no-console -- a missing translation is warned of, in words of ours alone
    console.warn("Translations did not arrive: English stands in");
    return english;
  }
}
