"use server";

import { z } from "zod";

import { staffAction } from "@/lib/platform/web/staff-action";

import { confirmFact } from "../../commands/confirm";
import { editedConversions, readConversionsForm } from "../ad-conversions-form";
import { changeAdConversions } from "../commands/ad-conversions";
import { editFirm } from "../commands/edit";
import { requestMailTest } from "../commands/mail-test";
import { changeRetention } from "../commands/retention";
import { refreshFirm } from "../../settings-snapshot";
import { editedFirm, readFirmForm } from "../facts-form";
import { editedRetention, readRetentionForm } from "../retention-form";

const page = "/dashboard/settings";
/** What every action of this page shares. Cached pages with the firm's facts have the tag "firm". */
const shared = { needs: "settings.change", limit: "staffAction", refreshes: ["firm"] } as const;

/** Sensitive, because every email and invoice names these facts: it asks for the password or a code. */
export const saveFirm = staffAction({
  ...shared,
  name: "firm.save",
  needsRecentSignIn: true,
  schema: editedFirm,
  read: readFirmForm,
  run: (input, staff) => editFirm(staff, input),
  next: ({ isNew }) => `${page}?done=${isNew ? "saved" : "unchanged"}`,
});

export const saveRetention = staffAction({
  ...shared,
  name: "firm.save-retention",
  needsRecentSignIn: true,
  schema: editedRetention,
  read: readRetentionForm,
  run: (input, staff) => changeRetention(staff, input),
  next: () => `${page}?done=kept#retention`,
});

export const saveConversions = staffAction({
  ...shared,
  name: "firm.save-conversions",
  needsRecentSignIn: true,
  schema: editedConversions,
  read: readConversionsForm,
  run: (input, staff) => changeAdConversions(staff, input),
  next: () => `${page}?done=terms#conversions`,
});

/** Sends a test email to the signed-in administrator, never to another address. */
export const testMail = staffAction({
  ...shared,
  limit: "mailTest",
  name: "firm.test-mail",
  schema: z.object({}),
  run: (_, staff, { now }) => requestMailTest(staff, now),
  next: () => `${page}?done=test-queued#mail`,
});

export const confirmFirmPart = staffAction({
  ...shared,
  name: "firm.confirm",
  schema: z.object({ part: z.enum(["hours", "meeting-modes"]) }),
  run: async ({ part }, staff, { now }) => {
    const confirmed = await confirmFact(staff, part, now);
    if (confirmed.ok) await refreshFirm();
    return confirmed;
  },
  next: () => `${page}?done=confirmed`,
});
