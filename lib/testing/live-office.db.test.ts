import { listClaims } from "@/lib/firm/claims/queries/shown-claims";
import { dayOf } from "@/lib/platform/time/zone";
import { seed } from "@/prisma/seed";

import { testDatabaseUrl } from "./database";
import { expiringClaim, lastingClaim, verifyTwoClaims, writeClaims } from "./live-office";

it("verifies two claims, which a live site then shows", async () => {
  await seed("live");
  await writeClaims(testDatabaseUrl());
  await verifyTwoClaims(testDatabaseUrl());
  const today = dayOf(Date.now(), "America/Toronto");
  const { claims } = await listClaims({ profile: "ca", locale: "de", mode: "live", today });
  expect(claims.map(({ key }) => key).sort()).toEqual([lastingClaim, expiringClaim].sort());
});
