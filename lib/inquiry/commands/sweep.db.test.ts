import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";

import { sweepInquiries } from "./sweep";

const now = Date.parse("2026-12-09T12:00:00Z");

it("deletes the hash of a submission after two days", async () => {
  for (const [byte, hours] of [
    [1, 47],
    [2, 49],
  ] as const) {
    await db.inquirySubmission.create({
      data: { hash: Uint8Array.of(byte), createdAt: new Date(now - hours * msPerHour) },
    });
  }
  expect(await sweepInquiries(now)).toEqual({ submissions: 1 });
  expect(await db.inquirySubmission.findMany()).toMatchObject([{ hash: Uint8Array.of(1) }]);
});
