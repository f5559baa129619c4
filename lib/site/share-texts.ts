import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor, type Messages } from "@/lib/platform/i18n/messages";

import { legalPaths, readLegalText } from "./legal-texts";
import { articleSlugs, readArticle } from "./articles";
import { servicePages, servicePath } from "./service-pages";

export type ShareText = { readonly title: string; readonly text: string };

type Find = (messages: Messages, locale: Locale) => ShareText | Promise<ShareText>;

/** The texts on each page's share picture, by English path: the page's headline and a summary. */
const texts = new Map<string, Find>([
  ["/", ({ home, site }) => ({ title: home.metaTitle, text: site.description })],
  ["/about", ({ about }) => ({ title: about.title, text: about.metaDescription })],
  ["/blog", ({ blog }) => ({ title: blog.title, text: blog.description })],
  ["/booking", ({ booking }) => ({ title: booking.title, text: booking.metaDescription })],
  ["/contact", ({ contact }) => ({ title: contact.title, text: contact.description })],
  [
    "/cryptocurrency-recovery",
    ({ landing }) => ({ title: landing.cryptocurrency.title, text: landing.cryptocurrency.description }),
  ],
  ["/faq", ({ faq }) => ({ title: faq.title, text: faq.description })],
  ["/financial-recovery", ({ landing }) => ({ title: landing.financial.title, text: landing.financial.description })],
  ["/impressum", ({ impressum }) => ({ title: impressum.title, text: impressum.description })],
  ["/services", ({ services }) => ({ title: services.page.title, text: services.page.metaDescription })],
  ["/verify", ({ verify }) => ({ title: verify.title, text: verify.description })],
  ...servicePages.map((page): [string, Find] => [
    servicePath(page),
    ({ services }) => ({ title: services.kinds[page.key].title, text: services.kinds[page.key].metaDescription }),
  ]),
  ...articleSlugs.map((slug): [string, Find] => [
    `/blog/${slug}`,
    async (_, locale) => fromHead((await readArticle(slug, locale)).head),
  ]),
  ...legalPaths.map((path): [string, Find] => [
    path,
    async (_, locale) => fromHead((await readLegalText(path, locale)).head),
  ]),
]);

/** Whether the page at this English path has its own texts. Other pages use the texts of the home page. */
export function hasShareText(path: string): boolean {
  return texts.has(path);
}

/**
 * Reads the texts on a page's share picture. Soft hyphens are removed: a browser hyphenates words at them, but the
 * library that draws the picture does not support them.
 */
export async function readShareText(path: string, locale: Locale): Promise<ShareText> {
  const messages = messagesFor(locale);
  const { title, text } = (await texts.get(path)?.(messages, locale)) ?? {
    title: messages.home.metaTitle,
    text: messages.site.description,
  };
  return { title: title.replaceAll("\u00ad", ""), text: text.replaceAll("\u00ad", "") };
}

function fromHead({ title, description }: { readonly title: string; readonly description: string }): ShareText {
  return { title, text: description };
}
