import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { storeCase } from "../testing/stored-cases";
import { addLetter, recordAnswer } from "./letters";
import { addLoss, changeLoss, removeLoss } from "./losses";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const [today, tomorrow] = ["2027-01-15", "2027-01-16"] as const;
const future = { error: "BUSINESS_RULE_VIOLATION", details: { rule: "future" } };

it("refuses a future date for a payment, for a letter and for the answer to a letter", async () => {
  const manager = await staffAs("manager");
  const { id: caseId, reference } = await storeCase({ ownerId: manager.id });
  const lose = (paidOn: typeof today | typeof tomorrow) =>
    addLoss(manager, { reference, paidOn, amount: "5", currency: "CAD", rail: "card" }, now);
  const send = (sentOn: typeof today | typeof tomorrow) =>
    addLetter(manager, { reference, kind: "bank", recipient: "A bank", sentOn, answerDueOn: tomorrow }, now);
  expect([await lose(tomorrow), await send(tomorrow)]).toMatchObject([future, future]);
  expect([await lose(today), await send(today)]).toMatchObject([{ ok: true }, { ok: true }]);
  const { id, version } = await db.caseLetter.findFirstOrThrow({ where: { caseId } });
  const answer = (answeredOn: typeof today | typeof tomorrow) =>
    recordAnswer(manager, { reference, id, version, answeredOn, answer: "Refused" }, now);
  expect(await answer(tomorrow)).toMatchObject(future);
  expect(await answer(today)).toMatchObject({ ok: true });
});

it("refuses a payment before 1990 or before the client's birth", async () => {
  const manager = await staffAs("manager");
  const { reference, clientId } = await storeCase({ ownerId: manager.id });
  await db.client.update({ where: { id: clientId }, data: { dateOfBirth: new Date("1995-05-05") } });
  const lose = (paidOn: `${number}-${number}-${number}`) =>
    addLoss(manager, { reference, paidOn, amount: "5", currency: "CAD", rail: "card" }, now);
  const early = { error: "BUSINESS_RULE_VIOLATION", details: { rule: "early" } };
  expect([await lose("1800-01-01"), await lose("1995-05-04")]).toMatchObject([early, early]);
  expect((await lose("1995-05-05")).ok).toBe(true);
});

it("corrects every detail of a payment, and records in the history which payment was changed or removed", async () => {
  const manager = await staffAs("manager");
  const { id: caseId, reference } = await storeCase({ ownerId: manager.id });
  await addLoss(manager, { reference, paidOn: today, amount: "12.50", currency: "CAD", rail: "card" }, now);
  const { id, version } = await db.caseLoss.findFirstOrThrow({ where: { caseId } });
  const corrected = { paidOn: "2027-01-10", amount: "12500", currency: "EUR", rail: "bank-transfer" } as const;
  const claim = { claimState: "claimed", returnedAmount: "0", recipient: "Bright Trade" } as const;
  const change = { reference, id, version, ...corrected, ...claim };
  expect((await changeLoss(manager, change, now)).ok).toBe(true);
  expect(await changeLoss(manager, change, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const row = await db.caseLoss.findFirstOrThrow({ where: { caseId } });
  expect(row).toMatchObject({ currency: "EUR", rail: "bank-transfer", claimState: "claimed", version: version + 1 });
  expect([row.amount.toFixed(), row.recipientSince]).toEqual(["12500", new Date(now)]);
  expect((await removeLoss(manager, { reference, id, version: version + 1 }, now)).ok).toBe(true);
  const details = { day: "2027-01-10", amount: "12500", currency: "EUR" };
  expect(
    await db.auditEvent.findMany({
      where: { subjectId: caseId, action: { in: ["case.loss-changed", "case.loss-removed"] } },
      orderBy: { id: "asc" },
      select: { action: true, details: true },
    }),
  ).toEqual([
    { action: "case.loss-changed", details },
    { action: "case.loss-removed", details },
  ]);
});
