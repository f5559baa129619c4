import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { findLastMailTest } from "../queries/mail-tests";
import { requestMailTest, sendTestEmail } from "./mail-test";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-11-28T15:00:00Z");

const close = () => undefined;

async function queued() {
  const staff = await staffAs("admin");
  expect(await requestMailTest(staff, now)).toMatchObject({ ok: true });
  const { id } = await db.mailTest.findFirstOrThrow({
    where: { staffUserId: staff.id },
    orderBy: { requestedAt: "desc" },
  });
  return { staff, id };
}

it("a test email goes to the staff member's own address, and its result is shown", async () => {
  const { staff, id } = await queued();
  expect(await findLastMailTest(staff.id)).toMatchObject({ outcome: null });
  const send = jest.fn().mockResolvedValue(undefined);
  await sendTestEmail({ testId: id }, now, { send, close });
  const { email } = await db.staffUser.findUniqueOrThrow({ where: { id: staff.id } });
  expect(send.mock.calls).toMatchObject([
    [{ to: email, subject: expect.stringContaining("Test email") as string }, {}],
  ]);
  expect(await findLastMailTest(staff.id)).toMatchObject({ outcome: "sent", error: null });
  await sendTestEmail({ testId: id }, now, { send, close });
  expect(send).toHaveBeenCalledTimes(1);
});

it("a refused test email says why, and is not tried again", async () => {
  const { staff, id } = await queued();
  const refusal = Object.assign(new Error("Invalid login"), {
    code: "EAUTH",
    response: "535 5.7.8 Authentication failed",
  });
  await sendTestEmail({ testId: id }, now, { send: () => Promise.reject(refusal), close });
  expect(await findLastMailTest(staff.id)).toMatchObject({
    outcome: "failed",
    error: "EAUTH: 535 5.7.8 Authentication failed",
  });
  const send = jest.fn().mockResolvedValue(undefined);
  await sendTestEmail({ testId: id }, now, { send, close });
  expect(send).not.toHaveBeenCalled();
});
