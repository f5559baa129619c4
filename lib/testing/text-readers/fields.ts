import { normalizeParty, normalizeRecipient } from "@/lib/cases/normalize";
import { plainFileName } from "@/lib/documents/file-name";
import { textParts, withoutRepeats } from "@/lib/inquiry/inbox/quotes";
import { htmlPreview } from "@/lib/outbox/html-preview";
import { passwordProblem } from "@/lib/platform/auth/passwords";
import { csvLine } from "@/lib/platform/csv/write";
import type { EmailBody } from "@/lib/platform/mail/body";
import { headerText } from "@/lib/platform/mail/header-text";
import { htmlOf } from "@/lib/platform/mail/html";
import { isPlainName } from "@/lib/platform/mail/plain-name";
import { canonicalAddress } from "@/lib/platform/mail/recipient";
import { textOf } from "@/lib/platform/mail/text";
import { readAmount } from "@/lib/platform/money/amount";
import { toE164 } from "@/lib/platform/contact/phone";
import { readableEmail } from "@/lib/platform/contact/readable-email";
import { judge } from "@/lib/platform/wallet-secrets/suspicion";
import { readTerms } from "@/lib/search/terms";
import { piecesOf } from "@/lib/site/linked-text";

import { repeated } from "../worst-texts";
import type { TextReader } from "../worst-texts";
import { longestBody, usualTexts } from "./texts";

const emailWith = (text: string): EmailBody => ({
  locale: "en",
  subject: text,
  preview: text,
  brand: "Firm",
  title: text,
  blocks: [
    { kind: "text", text },
    { kind: "facts", rows: [{ term: "Message", lines: [text] }] },
  ],
  footer: [],
  links: [{ text: "1 416", href: "tel:1416" }],
});

const parts = [
  ...[' style="', "<style>", "<script ", "1,234.", "+1", "http://", "l'", "gmbh ", ",'", '"', "=", "1 416"],
  ...["> ", "> a\n", "> a\n\nb\n", "From: a\n", "On a wrote:\n", "forwarded by a\n", "*_*a", "-----\n"],
];

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
  { name: "an email address to show", read: readableEmail },
  { name: "a cell of a CSV file", read: (text) => csvLine([text], "de") },
  { name: "a text in an email", read: (text) => [htmlOf(emailWith(text)), textOf(emailWith(text))] },
] satisfies Pick<TextReader, "name" | "read">[];

const bodies = readers.map((reader) => ({ ...reader, limit: longestBody }));

/** The readers of fields that are refused beyond a limit before they are read, and of the text of a received email. */
const others = [
  {
    name: "a new password",
    limit: 1_000,
    read: (text: string) => passwordProblem(text, { names: [], firm: ["Firm"] }),
  },
  { name: "a quoted email", limit: 100_000, read: (text: string) => textParts({ text }) },
  {
    name: "an email with repeated quotes",
    limit: 100_000,
    read: (text: string) => withoutRepeats({ text }, [text.slice(100), "We can call between 9 and 12."]),
  },
];

export const fieldReaders: readonly TextReader[] = [...bodies, ...others].map((reader) => ({
  ...reader,
  texts: [...usualTexts, ...repeated(...parts)],
}));
