import { randomInt, randomUUID } from "node:crypto";

import { expect, test } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { aMessage, aRequest } from "../../lib/testing/inquiries";

/**
 * Enough parallel requests to expose a race. A limit that reads its count and writes the new count in two steps would
 * let more than ten requests through.
 */
const flood = 60;

/** Makes an X-Forwarded-For header: invented IP addresses, then an address in the given /64 network. */
function forwardedFor(network: string, n: number): string {
  const invented = `203.0.113.${randomInt(256)}, 2001:db8::${randomInt(0xffff).toString(16)}`;
  return `${invented}, ${network}:${n.toString(16)}:0:0:1`;
}

for (const [path, table, make] of [
  ["/api/contact", "contact_messages", aMessage],
  ["/api/leads", "leads", aRequest],
] as const) {
  test(
    `exactly 10 of ${flood} parallel requests to ${path} from one network are stored, despite invented IP addresses`,
    { tag: "@all" },
    async ({ request }) => {
      const network = `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`;
      const lastName = `Crowd${randomUUID().replace(/[^a-f]/g, "")}`;
      const responses = await Promise.all(
        Array.from({ length: flood }, async (_, n) =>
          (
            await request.post(path, {
              data: make({ lastName }),
              headers: { "x-forwarded-for": forwardedFor(network, n) },
            })
          ).status(),
        ),
      );
      expect(responses.filter((status) => status === 201)).toHaveLength(10);
      expect(responses.filter((status) => status === 429)).toHaveLength(flood - 10);
      const { rowCount } = await withClient(process.env.DATABASE_URL ?? "", (client) =>
        client.query(`select from ${table} where last_name = $1`, [lastName]),
      );
      expect(rowCount).toBe(10);
    },
  );
}
