import type { Texts } from "@/lib/content/texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor, type Messages } from "@/lib/platform/i18n/messages";

import { letterKinds, letterPath } from "@/lib/plan/letters";
import { allPlans, planPath } from "@/lib/plan/plans";

import { legalPaths } from "./legal-texts";
import { articlePath } from "./published";
import { servicePages, servicePath } from "./service-pages";

export type ShareText = { readonly title: string; readonly text: string };

type Find = (messages: Messages) => ShareText;

/** The share pictures' texts of the pages that take their texts from the catalogues, by English path. */
const ofPages = new Map<string, Find>([
  ["/", ({ home, site }) => ({ title: home.metaTitle, text: site.description })],
  ["/about", ({ about }) => ({ title: about.title, text: about.metaDescription })],
  ["/blog", ({ blog }) => ({ title: blog.title, text: blog.description })],
  ["/booking", ({ booking }) => ({ title: booking.title, text: booking.metaDescription })],
  ["/contact", ({ contact }) => ({ title: contact.title, text: contact.description })],
  [
    "/cryptocurrency-recovery",
    ({ landing }) => ({ title: landing.cryptocurrency.title, text: landing.cryptocurrency.description }),
  ],
  ["/deadlines", ({ deadlines }) => ({ title: deadlines.title, text: deadlines.description })],
  ["/faq", ({ faq }) => ({ title: faq.title, text: faq.description })],
  ["/financial-recovery", ({ landing }) => ({ title: landing.financial.title, text: landing.financial.description })],
  ["/first-steps", ({ plans }) => ({ title: plans.hub.title, text: plans.hub.description })],
  ["/where-to-report", ({ freeHelp }) => ({ title: freeHelp.report.title, text: freeHelp.report.description })],
  ["/check-a-helper", ({ freeHelp }) => ({ title: freeHelp.helper.title, text: freeHelp.helper.description })],
  ["/when-we-say-no", ({ freeHelp }) => ({ title: freeHelp.no.title, text: freeHelp.no.description })],
  ["/letters", ({ freeHelp }) => ({ title: freeHelp.letters.listTitle, text: freeHelp.letters.listDescription })],
  ...letterKinds.map((kind): [string, Find] => [
    letterPath(kind),
    ({ freeHelp }) => ({ title: freeHelp.letters.kinds[kind].title, text: freeHelp.letters.lead }),
  ]),
  ...allPlans.map((plan): [string, Find] => [
    planPath(plan),
    ({ plans }) => ({
      title: `${plans.rails[plan.rail].title}: ${plans.countries[plan.country]}`,
      text: plans.hub.description,
    }),
  ]),
  ["/impressum", ({ impressum }) => ({ title: impressum.title, text: impressum.description })],
  ["/services", ({ services }) => ({ title: services.page.title, text: services.page.metaDescription })],
  ["/verify", ({ verify }) => ({ title: verify.title, text: verify.description })],
  ...servicePages.map((page): [string, Find] => [
    servicePath(page),
    ({ services }) => ({ title: services.kinds[page.key].title, text: services.kinds[page.key].metaDescription }),
  ]),
]);

/** Whether the page at this English path has its own texts. Other pages use the texts of the home page. */
export function hasShareText(path: string): boolean {
  return ofPages.has(path) || path.startsWith(articlePath("")) || legalPaths.some((each) => each === path);
}

/**
 * Returns the texts on a page's share picture: its headline and a summary. Soft hyphens are removed: a browser
 * hyphenates words at them, but the library that draws the picture does not support them.
 */
export function shareTextOf(path: string, locale: Locale, texts: Texts): ShareText {
  const messages = messagesFor(locale);
  const { title, text } = ofPages.get(path)?.(messages) ??
    writtenText(path, locale, texts) ?? {
      title: messages.home.metaTitle,
      text: messages.site.description,
    };
  return { title: title.replaceAll("\u00ad", ""), text: text.replaceAll("\u00ad", "") };
}

/** The texts of an article or a legal text. */
function writtenText(path: string, locale: Locale, texts: Texts): ShareText | undefined {
  const head =
    texts.find("legal", path.slice(1), locale)?.head ??
    texts.list("article", locale).find(({ key }) => articlePath(key) === path)?.head;
  return head && { title: head.title, text: head.description };
}
