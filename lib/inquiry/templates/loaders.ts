import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isUuid } from "@/lib/platform/uuid";

import { listTemplateEvents } from "./queries/history";
import { findSignatures } from "./queries/signatures";
import { findTemplate, listTemplates, listTopics } from "./queries/templates";
import type { Topic } from "./template";
import { sampleWords, withDefaults } from "./words";

const mayChange = ({ role }: Staff) => isAllowed(role, "content.change");

async function topicsIn(locale: Locale): Promise<readonly Topic[]> {
  const services = await listTopics();
  return services.map(({ id, slug, texts }) => {
    const nameIn = (wanted: Locale) => texts.find((each) => each.locale === wanted)?.name;
    return { id, slug, name: nameIn(locale) ?? nameIn("en") ?? slug };
  });
}

/** Loads the page of all templates. */
export async function loadTemplateList(staff: Staff, locale: Locale) {
  const [templates, topics] = await Promise.all([listTemplates(), topicsIn(locale)]);
  return { templates, topics, mayChange: mayChange(staff) };
}

/** Loads what the page of a new template needs. */
export async function loadNewTemplate(staff: Staff, locale: Locale) {
  const [topics, own] = await Promise.all([topicsIn(locale), findSignatures(staff.id)]);
  return { topics, words: sampleWords(staff.name), signatures: withDefaults(own) };
}

/** Loads the page of one template. Undefined if there is no such template. */
export async function loadTemplate(staff: Staff, id: string, locale: Locale) {
  if (!isUuid(id)) return undefined;
  const [template, events, rest] = await Promise.all([
    findTemplate(id),
    listTemplateEvents(id),
    loadNewTemplate(staff, locale),
  ]);
  return template ? { ...rest, template, events, mayChange: mayChange(staff) } : undefined;
}

/** Loads the templates that can be used in a reply, and the signatures of the staff member. */
export async function loadUsableTemplates(staff: Staff, locale: Locale) {
  const [templates, topics, own] = await Promise.all([listTemplates(), topicsIn(locale), findSignatures(staff.id)]);
  return {
    templates: templates.filter(({ retiredAt }) => retiredAt === null),
    topics,
    signatures: withDefaults(own),
  };
}

/** Loads the signed-in staff member's signatures. */
export async function loadOwnSignatures(staff: Staff) {
  const signatures = withDefaults(await findSignatures(staff.id));
  return { signatures, defaults: withDefaults({}), words: sampleWords(staff.name) };
}
