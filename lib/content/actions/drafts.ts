"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { ok } from "@/lib/platform/result";
import { resolveWall } from "@/lib/platform/time/zone";
import { staffAction } from "@/lib/platform/web/staff-action";

import { discardDraft as discard, saveDraft as save } from "../commands/drafts";
import { removePicture as remove } from "../commands/pictures";
import { publishDrafts as publish } from "../commands/publish";
import { withdrawVersion as withdraw } from "../commands/withdraw";
import { draftTarget, readDraftForm, removedPicture, savedDraft, scheduledVersion } from "../editor/draft-form";
import type { RemovedPicture } from "../editor/draft-form";
import { minuteOf, publication, readPublishForm } from "../editor/publish-form";

/** What every action of the editor shares. */
const shared = { needs: "content.change", limit: "staffAction" } as const;

type Done = { readonly key: string; readonly language: string; readonly done: string };

const editor = ({ key, language, done }: Done) => `/dashboard/content/articles/${key}?locale=${language}&done=${done}`;

/** Saves what the editor shows. It runs while a staff member types. */
export const saveDraft = staffAction({
  ...shared,
  name: "content.save-draft",
  schema: savedDraft,
  read: readDraftForm,
  run: ({ language, ...draft }, staff, { now }) => save(staff, { ...draft, locale: language }, now),
});

export const discardDraft = staffAction({
  ...shared,
  name: "content.discard-draft",
  schema: draftTarget,
  async run({ language, ...target }, staff) {
    const discarded = await discard(staff, { ...target, locale: language });
    return discarded.ok ? ok({ ...target, language, done: "discarded" }) : discarded;
  },
  next: editor,
});

/** Publishes drafts of an article, now or at a time of the office. */
export const publishDrafts = staffAction({
  ...shared,
  name: "content.publish",
  refreshes: ["texts"],
  schema: publication,
  read: readPublishForm,
  async run({ id, key, language, drafts, ...time }, staff, { now }) {
    const at = time.when === "now" ? undefined : resolveWall(time.day, minuteOf(time.time), firm().zone);
    const published = await publish(staff, { id, drafts, at }, now);
    const done = [at === undefined ? "published" : "scheduled", ...drafts.map(({ locale }) => locale)].join(".");
    return published.ok ? ok({ key, language, done }) : published;
  },
  refusals: {
    refused: { field: "publish", code: "textRefused" },
    scheduled: { field: "publish", code: "textScheduled" },
    french: { field: "publish", code: "textFrench" },
    languages: { field: "publish", code: "textLanguages" },
    past: { field: "day", code: "textPast" },
  },
  next: editor,
});

/** Calls off a version that waits for its time. */
export const callOffVersion = staffAction({
  ...shared,
  name: "content.call-off",
  refreshes: ["texts"],
  schema: scheduledVersion,
  async run({ key, language, id, number }, staff, { now }) {
    const withdrawn = await withdraw(staff, { id, locale: language, number }, now);
    return withdrawn.ok ? ok({ key, language, done: "calledOff" }) : withdrawn;
  },
  refusals: { inForce: "message" },
  next: editor,
});

/** Removes a picture that no public or scheduled text shows. */
export const removePicture = staffAction({
  ...shared,
  name: "content.remove-picture",
  refreshes: ["texts"],
  schema: removedPicture,
  async run({ id, name, key, language }, staff) {
    const removed = await remove(staff, { textId: id, name });
    return removed.ok ? ok<Done>({ key, language, done: "pictureRemoved" }) : removed;
  },
  refusals: { used: { to: ({ key, language }: RemovedPicture): Done => ({ key, language, done: "pictureUsed" }) } },
  next: editor,
});
