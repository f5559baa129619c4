import { legalPaths, readLegalText } from "@/app/[locale]/(site)/(legal)/texts";
import { articleSlugs, readArticle } from "@/app/[locale]/(site)/blog/articles";
import { kinds, pathOf } from "@/app/[locale]/(site)/services/kinds";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor, type Messages } from "@/lib/platform/i18n/messages";

export type Words = { readonly title: string; readonly text: string };

type Find = (messages: Messages, locale: Locale) => Words | Promise<Words>;

/** What a page's picture says, by its English path: the headline that the reader meets there, and what the page is about. */
const words = new Map<string, Find>([
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
  ...kinds.map((kind): [string, Find] => [
    pathOf(kind),
    ({ services }) => ({ title: services.kinds[kind.key].title, text: services.kinds[kind.key].metaDescription }),
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

export function hasWords(path: string): boolean {
  return words.has(path);
}

/** The words on a page's share picture, without the soft hyphens that only a browser understands. */
export async function wordsOf(path: string, locale: Locale): Promise<Words> {
  const messages = messagesFor(locale);
  const { title, text } = (await words.get(path)?.(messages, locale)) ?? {
    title: messages.home.metaTitle,
    text: messages.site.description,
  };
  return { title: title.replaceAll("\u00ad", ""), text: text.replaceAll("\u00ad", "") };
}

function fromHead({ title, description }: { readonly title: string; readonly description: string }): Words {
  return { title, text: description };
}
