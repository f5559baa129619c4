"use server";

import type { z } from "zod";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { addArticle as add } from "../commands/add-article";
import { deleteText as remove, undeleteText as restore } from "../commands/delete";
import { addedArticle } from "../list/schema";
import { deletedText } from "../schema";

/** What every action on the lists of texts shares. */
const shared = { needs: "content.change", limit: "staffAction", refreshes: ["texts"] } as const;

export const addArticle = staffAction({
  ...shared,
  name: "content.add-article",
  schema: addedArticle,
  run: (input, staff) => add(staff, input),
  refusals: { RESOURCE_ALREADY_EXISTS: { field: "key", code: "textAddressTaken" } },
  next: ({ key, locale }) => `/dashboard/content/articles/${key}?locale=${locale}`,
});

type To = z.infer<typeof deletedText>["to"];
type Done = { readonly to: To; readonly done: "deleted" | "undeleted" | "topic" };

/** The list that says what was done. Undefined: the page stays. */
function listOf({ to, done }: Done): string | undefined {
  if (to === "content") return `/dashboard/content?view=deleted&done=${done}`;
  return to === "notices" ? `/dashboard/content/notices?done=${done}` : undefined;
}

/** Deletes a text of any kind but a legal text. */
export const deleteText = staffAction({
  ...shared,
  name: "content.delete",
  schema: deletedText,
  async run({ to, ...target }, staff, { now }) {
    const removed = await remove(staff, target, now);
    return removed.ok ? ok<Done>({ to, done: "deleted" }) : removed;
  },
  refusals: { legal: "message", hasQuestions: "message" },
  next: listOf,
});

/** The list of all deleted texts explains that a question needs its topic first. */
const topicFirst = ({ to }: { readonly to: To }): Done | undefined =>
  to === "content" ? { to, done: "topic" } : undefined;

/** Restores a deleted text. */
export const undeleteText = staffAction({
  ...shared,
  name: "content.undelete",
  schema: deletedText,
  async run({ to, ...target }, staff) {
    const restored = await restore(staff, target);
    return restored.ok ? ok<Done>({ to, done: "undeleted" }) : restored;
  },
  refusals: { topic: { to: topicFirst } },
  next: listOf,
});
