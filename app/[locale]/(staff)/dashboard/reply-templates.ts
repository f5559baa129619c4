import { getTranslations } from "next-intl/server";

import type { Templates } from "@/components/desk/inbox/template-form";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import { loadUsableTemplates } from "@/lib/inquiry/templates/loaders";
import { fill, replyText } from "@/lib/inquiry/templates/placeholders";
import { byTopic, templateName } from "@/lib/inquiry/templates/template";
import { wordsFor } from "@/lib/inquiry/templates/words";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

type Recipient = {
  readonly firstName: string;
  readonly lastName: string | null;
  /** The slug of the service that the recipient asked about. */
  readonly service: string | null;
  readonly safeContact: readonly string[];
};

/** The templates for an email to this person, filled in. Those about the person's topic come first. */
export async function replyTemplates(staff: Staff, to: Recipient, locale: Locale): Promise<Templates> {
  const { templates, topics, signatures } = await loadUsableTemplates(staff, locale);
  const t = await getTranslations("inbox.reply");
  const tItem = await getTranslations("inbox.item");
  const person = {
    firstName: to.firstName,
    lastName: to.lastName ?? "",
    staffName: staff.name,
    isDiscreet: isInstructed(to.safeContact, "discreet"),
  };
  const inEach = <T>(make: (each: Locale) => T) =>
    Object.fromEntries(locales.map((each) => [each, make(each)])) as Record<Locale, T>;
  const words = inEach((each) => wordsFor({ locale: each, ...person }));
  const topic = topics.find(({ slug }) => slug === to.service)?.name;
  const groups = byTopic(templates, to.service);
  return {
    texts: inEach((each) =>
      Object.fromEntries(
        templates
          .filter(({ facts }) => facts.text[each] !== "")
          .map(({ id, facts }) => [id, replyText(facts.text[each], signatures[each], words[each])]),
      ),
    ),
    closings: inEach((each) => fill(signatures[each], words[each])),
    groups: (["about", "every", "other"] as const)
      .map((name) => ({
        label: name === "about" ? t("groups.about", { topic: topic ?? "" }) : t(`groups.${name}`),
        templates: groups[name].map(({ id, facts }) => ({ value: id, label: templateName(facts, locale) })),
      }))
      .filter((group) => group.templates.length > 0),
    ending: templates.filter(({ facts }) => facts.endsContact).map(({ id }) => id),
    languages: locales.map((value) => ({ value, label: tItem(`languages.${value}`) })),
    editPath: mayOpen(staff.role, "/dashboard/settings/templates") ? "/dashboard/settings/templates" : undefined,
    labels: {
      begin: t("begin"),
      language: t("language"),
      insert: t("insert"),
      edit: t("editTemplates"),
      missing: t("missing", { template: "{template}", language: "{language}" }),
    },
  };
}
