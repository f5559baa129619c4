import { insertClaim } from "@/lib/testing/claim-rows";
import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { addVerifiers } from "@/lib/testing/live-office";

import { countClaims } from "./attention";

it("counts verified claims that expire within the period, and counts expired and unverified claims together", async () => {
  const unverified = { evidence: null, first: null };
  await withClient(testDatabaseUrl(), async (client) => {
    const verifiers = await addVerifiers(client);
    for (const row of [
      { expires: "2034-05-11" },
      { expires: "2034-07-01" },
      { expires: "2034-04-30" },
      { expires: "2034-05-05", ...unverified },
    ])
      await insertClaim(client, verifiers, { profile: "uk", ...row });
  });
  const period = { profile: "uk", today: "2034-05-01", until: "2034-05-31" } as const;
  expect(await countClaims(period)).toEqual({ expiring: 1, firstExpiry: "2034-05-11", unverified: 2 });
});
