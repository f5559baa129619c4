"use server";

import { z } from "zod";

import { changeDraft, endDraft } from "@/lib/booking/wizard/commands/draft";
import { readDraftToken, writeDraftToken } from "@/lib/booking/wizard/draft-cookie";
import { stepPath } from "@/lib/booking/wizard/journey";
import { removeSetupMark, setSetupMark } from "@/lib/firm/commands/setup-marks";
import { setupMarks } from "@/lib/firm/setup-marks";
import { firm } from "@/lib/firm/settings-snapshot";
import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { confirmPart } from "../commands/confirm";

const shared = { needs: "settings.change", limit: "staffAction" } as const;
const page = "/dashboard/setup";

/** The marks that an administrator makes here. The test booking makes its own. */
const mark = z.enum(setupMarks).exclude(["test-booking"]);

/** Records what only a person knows, such as that the phone number was called. */
export const markSetup = staffAction({
  ...shared,
  name: "setup.mark",
  schema: z.object({ mark, about: z.string().max(400).default("") }),
  async run({ mark: kind, about }, staff, { now }) {
    await setSetupMark({ mark: kind, about, staffId: staff.id, now });
    return ok(kind);
  },
  next: (kind) => `${page}?done=${kind}`,
});

/** Takes a mark back, because it is not true any more. */
export const unmarkSetup = staffAction({
  ...shared,
  name: "setup.unmark",
  schema: z.object({ mark }),
  async run({ mark: kind }, staff) {
    await removeSetupMark({ mark: kind, staffId: staff.id });
    return ok(null);
  },
  next: () => `${page}?done=removed`,
});

/** Dates the articles or the questions: the firm has read them today. */
export const dateTexts = staffAction({
  ...shared,
  name: "setup.date-texts",
  schema: z.object({ part: z.enum(["articles", "questions"]) }),
  async run({ part }, staff, { now }) {
    const confirmed = await confirmPart(staff, part, now);
    return confirmed.ok ? ok(part) : confirmed;
  },
  next: (part) => `${page}/texts?done=${part}`,
});

/** Begins a booking as a visitor would, with a draft that is marked as a test and filled in with the own details. */
export const startTestBooking = staffAction({
  ...shared,
  name: "setup.test-booking",
  schema: z.object({}),
  async run(_nothing, staff, { now }) {
    const token = await readDraftToken();
    if (token !== undefined) await endDraft(token);
    const [firstName = "", ...others] = staff.name.split(" ");
    const prefill = {
      firstName,
      lastName: others.join(" ") || firstName,
      email: staff.email,
      phone: firm().phone,
      additionalNotes: "",
    };
    await writeDraftToken(await changeDraft(undefined, () => ({ testedBy: staff.id, prefill }), now));
    return ok(null);
  },
  next: () => stepPath("service"),
});
