import { db } from "@/lib/platform/db/client";
import { signedIn } from "@/lib/testing/inbox";

import { storeCase } from "../testing/stored-cases";
import { addLetter, recordAnswer } from "./letters";
import { addLoss } from "./losses";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const [today, tomorrow] = ["2027-01-15", "2027-01-16"] as const;
const future = { error: "BUSINESS_RULE_VIOLATION", details: { rule: "future" } };

it("accepts no payment, letter or answer of a day that is still to come", async () => {
  const manager = await signedIn("manager");
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
