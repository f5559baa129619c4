import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { item, jobs, mailer, now, read, sent, staff, startInbox } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";

import { assign } from "./commands/assign";
import { undoChange } from "./commands/undoable-change";
import { sendWarning } from "./commands/warn";
import { writeNote } from "./commands/write-note";
import { readThread } from "./queries/thread";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let colleague: Staff;

beforeEach(async () => {
  await startInbox();
  colleague = await staffAs("manager");
  await db.staffUser.update({ where: { id: colleague.id }, data: { name: "Robin Vale" } });
});

const notices = async () => (await jobs("inquiry-warning")).map(({ payload }) => payload);
const notice = (reference: string, reason: "assigned" | "named") => ({
  staffId: colleague.id,
  at: new Date(now).toISOString(),
  items: [reference],
  reason,
});

it("a message is handed over with a word, which the new owner is notified of and finds in the thread", async () => {
  const { reference, id } = await item();
  const word = "Please call her at 5.";
  expect(await assign(staff, { reference, version: 1, ownerId: colleague.id, word }, now)).toMatchObject({ ok: true });
  const thread = await readThread({ kind: "message", id });
  expect(thread).toMatchObject([{ kind: "note", content: { text: word } }, { kind: "assigned" }]);
  expect(await notices()).toEqual([notice(reference, "assigned")]);
  // The assignment can still be undone. The word stays.
  expect(await undoChange(staff, thread[1]?.id ?? "", now)).toMatchObject({ ok: true });
  expect(await read(reference)).toMatchObject({ ownerId: null });
});

it("the email to the colleague names the reference and nothing of the sender", async () => {
  const { reference, firstName } = await item();
  await sendWarning(notice(reference, "assigned"), mailer);
  await sendWarning(notice(reference, "named"), mailer);
  expect(sent.map(({ email }) => [email.to, email.subject])).toEqual([
    [colleague.email, "[Demo] A message was assigned to you"],
    [colleague.email, "[Demo] A colleague named you in a note"],
  ]);
  expect(sent[0]?.email.text).toContain(`/dashboard/inbox/${reference}`);
  expect(sent[0]?.email.text).not.toContain(firstName);
});

it("no notice is sent for a message that staff take themselves", async () => {
  const { reference } = await item();
  await assign(staff, { reference, version: 1, ownerId: staff.id }, now);
  expect(await notices()).toEqual([]);
});

it("a note with @ and a name tells the colleague", async () => {
  const { reference } = await item();
  expect(await writeNote(staff, { reference, text: "@Robin Vale, is this yours?" }, now)).toMatchObject({ ok: true });
  expect(await notices()).toEqual([notice(reference, "named")]);
});

it("a note is not saved if it names nobody, or somebody who may not read the message", async () => {
  const { reference } = await item();
  const adviser = await staffAs("adviser");
  await db.staffUser.update({ where: { id: adviser.id }, data: { name: "Kim Adviser" } });
  for (const text of ["@Nobody, please", "@Kim, please"])
    expect(await writeNote(staff, { reference, text }, now)).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
  expect(await db.inquiryEntry.count()).toBe(0);
  expect(await notices()).toEqual([]);
});
