"use server";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { restoreVersion as restore } from "../commands/restore";
import { withdrawVersion as withdraw } from "../commands/withdraw";
import { restoredVersion, withdrawnVersion } from "../list/schema";

/** What every action on the versions of a text shares. */
const shared = { needs: "content.change", limit: "staffAction", refreshes: ["texts"] } as const;

type Done = { readonly id: string; readonly locale: string; readonly done: "restored" | "withdrawn" };

const historyPage = ({ id, locale, done }: Done) => `/dashboard/content/history/${id}?locale=${locale}&done=${done}`;

export const restoreVersion = staffAction({
  ...shared,
  name: "content.restore",
  schema: restoredVersion,
  async run(input, staff, { now }) {
    const restored = await restore(staff, input, now);
    return restored.ok ? ok<Done>({ ...input, done: "restored" }) : restored;
  },
  next: historyPage,
});

export const withdrawVersion = staffAction({
  ...shared,
  name: "content.withdraw",
  schema: withdrawnVersion,
  async run(input, staff, { now }) {
    const withdrawn = await withdraw(staff, input, now);
    return withdrawn.ok ? ok<Done>({ ...input, done: "withdrawn" }) : withdrawn;
  },
  refusals: { inForce: "message" },
  next: historyPage,
});
