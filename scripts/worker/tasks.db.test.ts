import { db } from "../../lib/platform/db/client";
import { msPerMinute } from "../../lib/platform/time/instant";

import { tasks } from "./tasks";

it("the sweep deletes expired rate limits and expired email cooldowns, but keeps delivery records", async () => {
  const now = Date.now();
  await db.rateLimit.createMany({
    data: [
      { key: "expired", expire: now - msPerMinute },
      { key: "live", expire: now + msPerMinute },
      { key: "for ever", expire: null },
    ],
  });
  await db.emailCooldown.createMany({
    data: [58, 61].map((minutes) => ({
      purpose: "newsletter",
      addressHash: Buffer.from([minutes]),
      startedAt: new Date(now - minutes * msPerMinute),
    })),
  });
  await db.mailDelivery.create({ data: { key: "k", messageId: "<m>", sentAt: new Date(0) } });
  await tasks.sweep({});
  expect((await db.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(["for ever", "live"]);
  expect(await db.emailCooldown.findMany()).toMatchObject([{ addressHash: Uint8Array.of(58) }]);
  expect(await db.mailDelivery.count()).toBe(1);
});
