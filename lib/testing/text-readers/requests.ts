import { contactRequestSchema } from "@/lib/inquiry/contact/schema";
import { attributionFrom } from "@/lib/inquiry/leads/attribution";
import { browserName } from "@/lib/platform/auth/user-agent";
import { returnPath } from "@/lib/platform/auth/return-path";
import { queryOf } from "@/lib/platform/web/api";
import { negotiateLocale } from "@/lib/platform/i18n/accept-language";
import { splitPrefix } from "@/lib/platform/i18n/prefix";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { networkOf } from "@/lib/platform/security/address";
import { secretFields } from "@/lib/platform/wallet-secrets/secret-fields";
import { cleanText } from "@/lib/platform/tracing/clean-span";
import { detailsSchema } from "@/lib/booking/schema";
import { signupSchema } from "@/lib/newsletter/schema";

import { repeated } from "../worst-texts";
import type { TextReader } from "../worst-texts";
import { longestBody, longestHead, secretTexts, usualTexts } from "./texts";

const fieldsOf = (text: string) => text.match(/[^]{1,12}/g) ?? [];

/** The readers of what the head of a request contains. */
const heads = [
  { name: "Accept-Language", read: (text) => negotiateLocale({ header: text }) },
  { name: "User-Agent", read: browserName },
  { name: "X-Client-Address", read: networkOf },
  { name: "the address of a page", read: (text) => attributionFrom(`https://firm.example/${text}?gclid=${text}`) },
  { name: "a query", read: (text) => queryOf(new URL(`https://firm.example/?${text}`)) },
  { name: "a path", read: splitPrefix },
  { name: "a path to return to", read: (text) => returnPath(`/${text}`) },
  { name: "a path in a trace", read: cleanText },
] satisfies Pick<TextReader, "name" | "read">[];

/** The readers of what the body of a request contains. */
const bodies = [
  {
    name: "the contact form",
    read: (text) => parseInput(contactRequestSchema, everywhere(contactRequestSchema, text)),
  },
  { name: "the booking form", read: (text) => parseInput(detailsSchema, everywhere(detailsSchema, text)) },
  { name: "the newsletter form", read: (text) => parseInput(signupSchema, everywhere(signupSchema, text)) },
  { name: "the fields of a refused form", read: (text) => secretFields({ text }) },
  {
    name: "many fields of a refused form",
    read: (text) => secretFields(Object.fromEntries(fieldsOf(text).map((field, index) => [`field${index}`, field]))),
  },
  { name: "a list of a refused form", read: (text) => secretFields({ list: fieldsOf(text) }) },
] satisfies Pick<TextReader, "name" | "read">[];

/** An input with the text in each field. Together they are longer than a body can be. */
function everywhere({ shape }: { readonly shape: object }, text: string): Record<string, string> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, text]));
}

export const requestReaders: readonly TextReader[] = [
  ...heads.map((reader) => ({
    ...reader,
    limit: longestHead,
    texts: [...usualTexts, ...repeated("a&", "de;q=0. ", "Version/")],
  })),
  ...bodies.map((reader) => ({ ...reader, limit: longestBody, texts: [...usualTexts, ...secretTexts] })),
];
