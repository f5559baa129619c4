"use server";

import { firm } from "@/lib/firm/settings-snapshot";
import { ok } from "@/lib/platform/result";
import { resolveWall } from "@/lib/platform/time/zone";
import type { Day } from "@/lib/platform/time/day";
import { staffAction } from "@/lib/platform/web/staff-action";

import {
  addNotice as add,
  publishNotice as publish,
  saveNotice as save,
  takeNoticeDown as takeDown,
} from "../commands/notices";
import { newNotice, noticeTarget, publishedNotice, readNotice, savedNotice } from "../schema";

/** What every action on notices shares. */
const shared = { needs: "content.change", limit: "staffAction", refreshes: ["texts"] } as const;
const list = "/dashboard/content/notices";

export const addNotice = staffAction({
  ...shared,
  name: "content.add-notice",
  schema: newNotice,
  read: readNotice,
  run: ({ facts }, staff, { now }) => add(staff, facts, now),
  refusals: { emptied: "message" },
  next: (key) => `${list}/${key}?done=added`,
});

export const saveNotice = staffAction({
  ...shared,
  name: "content.save-notice",
  schema: savedNotice,
  read: readNotice,
  run: ({ id, key, version, facts }, staff, { now }) => save(staff, { id, key, versions: version, facts }, now),
  refusals: { emptied: { field: "text.en", code: "noticeEmptied" } },
  next: (key) => `${list}/${key}?done=saved`,
});

/** Shows the page of the notice again, which explains the refusal beside the texts. */
const again = (done: string) => ({ to: ({ key }: { readonly key: string }) => ({ key, done }) });

export const publishNotice = staffAction({
  ...shared,
  name: "content.publish-notice",
  schema: publishedNotice,
  async run({ id, key, version, at }, staff, { now }) {
    const published = await publish(staff, { id, versions: version, at: instantOf(at) }, now);
    return published.ok ? ok({ key, done: at === "" ? "published" : "scheduled" }) : published;
  },
  refusals: {
    past: { field: "at", code: "noticePast" },
    refused: again("refused"),
    french: again("french"),
    scheduled: again("waiting"),
    languages: "message",
  },
  next: ({ key, done }) => `${list}/${key}?done=${done}`,
});

export const takeNoticeDown = staffAction({
  ...shared,
  name: "content.take-notice-down",
  schema: noticeTarget,
  async run({ id, key }, staff, { now }) {
    const taken = await takeDown(staff, { id }, now);
    return taken.ok ? ok(key) : taken;
  },
  next: (key) => `${list}/${key}?done=down`,
});

/** The instant of a local time in the office's zone, such as "2034-09-07T09:00". Undefined for an empty time. */
function instantOf(local: string): number | undefined {
  if (local === "") return undefined;
  const [day = "", time = ""] = local.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return resolveWall(day as Day, hours * 60 + minutes, firm().zone);
}
