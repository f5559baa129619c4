import { db } from "@/lib/platform/db/client";
import { anEmail } from "@/lib/testing/builders/email";

import { deliverOnce } from "./deliver";
import type { Delivery, Mailer } from "./transport";

/** Returns a mailer that refuses the first `failures` deliveries and records the later ones. */
function aMailer({ failures = 0 } = {}): Mailer & { readonly sent: Delivery[] } {
  const sent: Delivery[] = [];
  let left = failures;
  return {
    sent,
    async send(_email, delivery) {
      left -= 1;
      if (left >= 0) throw new Error("refused");
      sent.push(delivery);
    },
    close: () => undefined,
  };
}

it("sends only one email for a key, even if its delivery is requested twice", async () => {
  const post = aMailer();
  expect(await deliverOnce("booking-confirmed:a:0", anEmail(), post)).toBe("sent");
  expect(await deliverOnce("booking-confirmed:a:0", anEmail(), post)).toBe("already-sent");
  expect(post.sent).toHaveLength(1);
  const row = await db.mailDelivery.findUniqueOrThrow({ where: { key: "booking-confirmed:a:0" } });
  expect(row.messageId).toBe(post.sent[0]?.messageId);
});

it("records no delivery if an email could not be sent, so that a later call sends the email", async () => {
  const post = aMailer({ failures: 1 });
  await expect(deliverOnce("booking-confirmed:b:0", anEmail(), post)).rejects.toThrow("refused");
  expect(await db.mailDelivery.count({ where: { key: "booking-confirmed:b:0" } })).toBe(0);
  expect(await deliverOnce("booking-confirmed:b:0", anEmail(), post)).toBe("sent");
});

it("sends an email again with the same Message-ID if the record of its delivery was lost", async () => {
  const post = aMailer();
  await deliverOnce("booking-confirmed:c:0", anEmail(), post);
  await db.mailDelivery.delete({ where: { key: "booking-confirmed:c:0" } });
  await deliverOnce("booking-confirmed:c:0", anEmail(), post);
  expect(post.sent).toHaveLength(2);
  expect(post.sent[0]).toEqual(post.sent[1]);
});

it("gives emails of one booking different Message-IDs if their kind or version differs", async () => {
  const post = aMailer();
  for (const key of ["booking-changed:d:1", "booking-changed:d:2", "booking-reminder-2h:d:2"])
    await deliverOnce(key, anEmail(), post);
  expect(new Set(post.sent.map(({ messageId }) => messageId)).size).toBe(3);
});
