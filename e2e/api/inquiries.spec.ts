import { randomInt, randomUUID } from "node:crypto";

import { expect, test } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { aMessage, aRequest } from "../../lib/testing/inquiries";

/** One household's network, and in front of its address whatever a sender may have invented. */
function someoneAtHome(network: string, n: number): string {
  const invented = `203.0.113.${randomInt(256)}, 2001:db8::${randomInt(0xffff).toString(16)}`;
  return `${invented}, ${network}:${n.toString(16)}:0:0:1`;
}

for (const [path, table, make] of [
  ["/api/contact", "contact_messages", aMessage],
  ["/api/leads", "leads", aRequest],
] as const) {
  test(`of 1,000 posts to ${path} at once by one network exactly 10 pass, whatever they say of their way`, async ({
    request,
  }) => {
    test.slow();
    const network = `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`;
    const lastName = `Crowd${randomUUID().replace(/[^a-f]/g, "")}`;
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async (_, n) =>
        (
          await request.post(path, {
            data: make({ lastName }),
            headers: { "x-forwarded-for": someoneAtHome(network, n) },
          })
        ).status(),
      ),
    );
    expect(answers.filter((status) => status === 201)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(990);
    const { rowCount } = await withClient(process.env.DATABASE_URL ?? "", (client) =>
      client.query(`select from ${table} where last_name = $1`, [lastName]),
    );
    expect(rowCount).toBe(10);
  });
}
