import { deliverReply } from "@/lib/inquiry/inbox/commands/deliver-reply";
import { item, mailer, now, replied, startInbox } from "@/lib/testing/inbox";

import { listJobs, listSent } from "./queries";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

it("lists a reply with the reference of its inbox item, both before and after sending", async () => {
  const { reference, email: recipient } = await item();
  const entryId = await replied(reference);
  const waiting = await listJobs("waiting");
  expect(waiting.find(({ task }) => task === "inquiry-reply")).toMatchObject({ reference, recipient });
  await deliverReply(entryId, now, mailer);
  expect(await listSent({ address: recipient })).toMatchObject([{ kind: "inquiry-reply", reference }]);
});
