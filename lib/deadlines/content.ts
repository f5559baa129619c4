import { messagesFor } from "@/lib/platform/i18n/messages";
import { locales } from "@/lib/platform/i18n/locales";

import type { RuleId } from "./rules";
import { rules } from "./rules";

/**
 * What two people confirm of a rule: its numbers, its sources and its words in all languages. Plain JSON, so that it
 * can be compared with what the database has stored. Undefined if there is no such rule.
 */
export function ruleContent(id: RuleId) {
  const rule = rules.find((each) => each.id === id);
  if (!rule) return undefined;
  const words = Object.fromEntries(locales.map((locale) => [locale, messagesFor(locale).deadlines.rules[id]]));
  return JSON.parse(JSON.stringify({ ...rule, words })) as Readonly<Record<string, string>>;
}
