"use server";

import { cursorIn, pageAddress } from "@/lib/platform/list/list-page";
import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { allowAddress } from "./commands/allow-address";
import { confirmInstallation } from "./commands/confirm-installation";
import { giveUp as removeFromQueue } from "./commands/give-up";
import { retryJobs } from "./commands/retry";
import { sendAgain as sendOnceMore } from "./commands/send-again";
import { sendElsewhere as sendToAddress } from "./commands/send-elsewhere";
import { allowSchema, confirmSchema, giveUpSchema, retrySchema, sendAgainSchema, sendElsewhereSchema } from "./schema";

export const retryFailed = staffAction({
  name: "outbox.retry",
  needs: "outbox.retry",
  limit: "staffAction",
  schema: retrySchema,
  run: ({ id }, staff) => retryJobs(staff, id),
  next: () => "/dashboard/outbox?done=retried",
});

export const allow = staffAction({
  name: "outbox.allow-address",
  needs: "outbox.retry",
  limit: "staffAction",
  schema: allowSchema,
  async run({ after, before, ...input }, staff) {
    const allowed = await allowAddress(staff, input);
    return allowed.ok ? ok(cursorIn({ after, before })) : allowed;
  },
  next: (cursor) => pageAddress("/dashboard/outbox?view=stopped&done=allowed", cursor),
});

export const sendAgain = staffAction({
  name: "outbox.send-again",
  needs: "outbox.retry",
  limit: "staffAction",
  schema: sendAgainSchema,
  run: ({ id }, staff) => sendOnceMore(staff, id),
  next: () => "/dashboard/outbox?view=sent&done=again",
});

export const confirmMail = staffAction({
  name: "outbox.confirm-installation",
  needs: "settings.change",
  limit: "staffAction",
  schema: confirmSchema,
  // The frame of the dashboard shows whether emails are held. After a refresh, the browser requests the frame again.
  refreshes: ["installation"],
  run: (_input, staff) => confirmInstallation(staff),
  next: () => "/dashboard/outbox?view=waiting&done=confirmed",
});

export const giveUp = staffAction({
  name: "outbox.give-up",
  needs: "outbox.retry",
  limit: "staffAction",
  schema: giveUpSchema,
  run: (input, staff, { now }) => removeFromQueue(staff, input, now),
  next: () => "/dashboard/outbox?done=given-up",
});

export const sendElsewhere = staffAction({
  name: "outbox.send-elsewhere",
  needs: "outbox.retry",
  limit: "staffAction",
  schema: sendElsewhereSchema,
  run: (input, staff, { now }) => sendToAddress(staff, input, now),
  next: () => "/dashboard/outbox?done=elsewhere",
});
