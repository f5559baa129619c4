import { normalizeParty, normalizeRecipient } from "@/lib/cases/normalize";
import { plainFileName } from "@/lib/documents/file-name";
import { htmlPreview } from "@/lib/outbox/html-preview";
import { isPlainName } from "@/lib/platform/mail/plain-name";
import { canonicalAddress } from "@/lib/platform/mail/recipient";
import { headerText } from "@/lib/platform/mail/header-text";
import { readAmount } from "@/lib/platform/money/amount";
import { toE164 } from "@/lib/platform/contact/phone";
import { judge } from "@/lib/platform/wallet-secrets/suspicion";
import { piecesOf } from "@/lib/site/linked-text";
import { readTerms } from "@/lib/search/terms";

import { repeated } from "../worst-texts";
import type { TextReader } from "../worst-texts";
import { longestBody, usualTexts } from "./texts";

/** The readers of single fields. A body limits their length, even where their form has a lower limit. */
const readers = [
  { name: "a name in an email", read: isPlainName },
  { name: "an email address", read: canonicalAddress },
  { name: "a header of an email", read: headerText },
  { name: "a phone number", read: (text) => toE164(text, "CA") },
  { name: "a search", read: (text) => readTerms(text, "RCB") },
  { name: "an amount", read: (text) => readAmount(text, { locale: "de", decimals: 2 }) },
  { name: "a party of a case", read: (text) => normalizeParty("domain", text) + normalizeParty("person", text) },
  { name: "a recipient of money", read: normalizeRecipient },
  { name: "the name of a file", read: plainFileName },
  { name: "a text with links", read: piecesOf },
  { name: "signs of a bot", read: (text) => judge({ honeypot: "", elapsed: 1 }, { name: text, text, sameTexts: 0 }) },
  { name: "an email in the outbox", read: htmlPreview },
] satisfies Pick<TextReader, "name" | "read">[];

export const fieldReaders: readonly TextReader[] = readers.map((reader) => ({
  ...reader,
  limit: longestBody,
  texts: [...usualTexts, ...repeated(' style="', "<style>", "<script ", "1,234.", "+1", "http://", "l'", "gmbh ")],
}));
