import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { isSame } from "../difference/compared";
import { differenceOf } from "../difference/difference";
import { legalKeys } from "../kinds";
import type { LegalPage, ListedLegalText } from "../legal/legal-page";
import { counselState } from "../legal/reading";
import { agreedAt, agreedKeys, inForceAt, scheduledAfter } from "../legal/versions";
import type { AgreedKey, LegalText, LegalVersion } from "../legal/versions";
import { parseText } from "../markdown/parse";
import { findLegalVersion, listLegalDrafts, listLegalTexts } from "../queries/legal";
import { listNames } from "../queries/names";
import { listReadings } from "../queries/readings";
import { checkDraft } from "../rules/check-draft";

/** Loads the list of legal texts: what is in force, counsel's mark of it, and what follows. */
export async function loadLegalList(_staff: Staff, now: Instant): Promise<readonly ListedLegalText[]> {
  const [texts, drafts, readings] = await Promise.all([listLegalTexts(), listLegalDrafts(), listReadings()]);
  return texts.map((text) => {
    const inForce = inForceAt(text, now);
    const own = readings.filter(({ textId }) => textId === text.id);
    return {
      ...text,
      inForce,
      counsel: inForce && counselState(own, inForce.number),
      scheduled: scheduledAfter(text, now),
      drafts: drafts.get(text.id) ?? [],
    };
  });
}

/**
 * Loads a legal text: its drafts in one language and their difference to the version in force, what breaks a rule, and
 * its versions with what counsel has read. Undefined if there is no such text.
 */
export async function loadLegalText(
  staff: Staff,
  { key: wanted, language, now }: { readonly key: string; readonly language: Locale; readonly now: Instant },
): Promise<LegalPage | undefined> {
  const [text] = await listLegalTexts(legalKeys.filter((each) => each === wanted));
  const inForce = text && inForceAt(text, now);
  if (!text || !inForce) return undefined;
  const { id, key } = text;
  const [drafts, readings, names] = await Promise.all([listLegalDrafts(id), listReadings(id), listNames()]);
  const own = drafts.get(id) ?? [];
  const context = { ...names, today: dayOf(now, firm().zone) };
  const scheduled = scheduledAfter(text, now);
  const languages = await Promise.all(
    siteLocales().map(async (locale) => {
      const before = await findLegalVersion(key, inForce.number, locale);
      const draft = own.find((each) => each.locale === locale);
      const after = draft ?? (scheduled && (await findLegalVersion(key, scheduled.number, locale)));
      const difference = after && differenceOf(before ?? { head: {}, body: "" }, after);
      const check = draft && checkDraft({ kind: "legal", locale, head: draft.head, body: draft.body }, context);
      return {
        locale,
        draft: draft?.version ?? 0,
        passages: (draft?.body.match(/^::counsel$/gm) ?? []).length,
        isChanged: difference !== undefined && !isSame(difference),
        difference: locale === language ? difference : undefined,
        faults: check && !check.ok ? check.faults : [],
      };
    }),
  );
  return {
    ...text,
    inForce,
    scheduled,
    languages,
    nextNumber: Math.max(...text.versions.map(({ number }) => number)) + 1,
    readings,
    mayChange: isAllowed(staff.role, "content.change"),
    mayMark: isAllowed(staff.role, "settings.change"),
  };
}

/** Loads one version of a legal text as its public page shows it. Undefined if there is no such version. */
export async function loadLegalVersion(
  _staff: Staff,
  path: { readonly key: string; readonly number: string },
  locale: Locale,
  now: Instant,
) {
  const key = legalKeys.find((each) => each === path.key);
  const number = /^[1-9]\d{0,8}$/.test(path.number) ? Number(path.number) : undefined;
  if (key === undefined || number === undefined) return undefined;
  const [[text], shown] = await Promise.all([listLegalTexts([key]), findLegalVersion(key, number, locale)]);
  const version = text?.versions.find((each) => each.number === number);
  if (!text || !version || !shown) return undefined;
  const parsed = parseText(shown.body);
  const counsel = counselState(await listReadings(text.id), number);
  return {
    key,
    version,
    state: stateOf(text, version, now),
    counsel,
    head: shown.head,
    body: shown.body,
    text: parsed.ok ? parsed.text : undefined,
  };
}

/** Whether a version is in force, will be, was, or was called off before. */
function stateOf(
  text: LegalText,
  { number, isCalledOff, publishAt }: LegalVersion,
  now: Instant,
): "inForce" | "scheduled" | "former" | "calledOff" {
  if (isCalledOff) return "calledOff";
  if (publishAt > now) return "scheduled";
  return number === inForceAt(text, now)?.number ? "inForce" : "former";
}

type Agreed = { readonly key: AgreedKey; readonly version: LegalVersion };

/** Loads which versions of the terms and of the privacy policy a client read who agreed to them at these times. */
export async function loadAgreements(
  _staff: Staff,
  times: Readonly<Record<AgreedKey, Instant>>,
): Promise<readonly Agreed[]> {
  const texts = await listLegalTexts(agreedKeys);
  return agreedKeys.flatMap((key) => {
    const text = texts.find((each) => each.key === key);
    const version = text && agreedAt(text, times[key]);
    return version ? [{ key, version }] : [];
  });
}
