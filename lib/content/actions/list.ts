"use server";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { addArticle as add } from "../commands/add-article";
import { deleteText as remove, undeleteText as restore } from "../commands/delete";
import { addedArticle, textTarget } from "../list/schema";

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

export const deleteText = staffAction({
  ...shared,
  name: "content.delete",
  schema: textTarget,
  run: (target, staff, { now }) => remove(staff, target, now),
  refusals: { legal: "message", hasQuestions: "message" },
  next: () => "/dashboard/content?view=deleted&done=deleted",
});

export const undeleteText = staffAction({
  ...shared,
  name: "content.undelete",
  schema: textTarget,
  async run(target, staff) {
    const restored = await restore(staff, target);
    return restored.ok ? ok<"undeleted" | "topic">("undeleted") : restored;
  },
  refusals: { topic: { to: () => "topic" as const } },
  next: (done) => `/dashboard/content?view=deleted&done=${done}`,
});
