"use server";

import { publicAction, textFields } from "@/lib/platform/web/action";
import { ok } from "@/lib/platform/result";
import { count } from "@/lib/statistics/count";

import { changePreferences as change } from "./commands/change-preferences";
import { confirmSubscription as confirm } from "./commands/confirm-subscription";
import { requestSubscription } from "./commands/request-subscription";
import { preferencesSchema, signupFormSchema, tokenSchema } from "./schema";

/**
 * Requests a subscription. The response is the same for every email address, so it does not reveal whether an address
 * is subscribed. With JavaScript, the response replaces the form. Without JavaScript, the response is a separate page.
 */
export const subscribe = publicAction({
  name: "newsletter.subscribe",
  limit: "newsletter",
  schema: signupFormSchema,
  read: (form) => ({
    ...textFields(form),
    interests: form.getAll("interests"),
    consent: form.get("consent") === "on",
    inPlace: form.get("inPlace") === "true",
  }),
  async run({ consent: _consent, inPlace, website, ...signup }, { locale, network, now }) {
    await requestSubscription({ ...signup, locale, network, source: "form", isDoubtful: Boolean(website) }, now);
    count("form_submit", { form: "newsletter" }, { locale, now });
    return ok({ inPlace });
  },
  next: ({ inPlace }) => (inPlace ? undefined : "/newsletter/pending"),
});

export const confirmSubscription = publicAction({
  name: "newsletter.confirm",
  limit: "step",
  schema: tokenSchema,
  async run({ token }, { now }) {
    const confirmed = await confirm(token, now);
    // The page that opens next explains an expired link or an ended subscription, so the action reports no error.
    return confirmed.ok || confirmed.error !== "RESOURCE_NOT_FOUND" ? ok(token) : confirmed;
  },
  next: (token) => `/newsletter/confirm/${token}?done=1`,
});

export const changePreferences = publicAction({
  name: "newsletter.preferences",
  limit: "step",
  schema: preferencesSchema,
  read: (form) => ({ ...textFields(form), interests: form.getAll("interests") }),
  async run({ token, ...preferences }) {
    const changed = await change(token, preferences);
    return changed.ok ? ok(token) : changed;
  },
  next: (token) => `/newsletter/preferences/${token}?done=1`,
});
