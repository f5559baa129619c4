"use server";

import { publicAction, textFields } from "@/lib/platform/action";
import { ok } from "@/lib/platform/result";

import { ask } from "./commands/ask";
import { change } from "./commands/change";
import { confirm } from "./commands/confirm";
import { preferencesSchema, signupFormSchema, tokenSchema } from "./schema";

/** The same answer for every address. Without a script it is a page of its own, with one it stands where the form was. */
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
    await ask({ ...signup, locale, network, source: "form", isDoubtful: Boolean(website) }, now);
    return ok({ inPlace });
  },
  next: ({ inPlace }) => (inPlace ? undefined : "/newsletter/pending"),
});

export const confirmSubscription = publicAction({
  name: "newsletter.confirm",
  limit: "step",
  schema: tokenSchema,
  async run({ token }, { now }) {
    const done = await confirm(token, now);
    // The page knows better than a sentence why its link did nothing.
    return done.ok || done.error !== "RESOURCE_NOT_FOUND" ? ok(token) : done;
  },
  next: (token) => `/newsletter/confirm/${token}?done=1`,
});

export const changePreferences = publicAction({
  name: "newsletter.preferences",
  limit: "step",
  schema: preferencesSchema,
  read: (form) => ({ ...textFields(form), interests: form.getAll("interests") }),
  async run({ token, ...wishes }) {
    const done = await change(token, wishes);
    return done.ok ? ok(token) : done;
  },
  next: (token) => `/newsletter/preferences/${token}?done=1`,
});
