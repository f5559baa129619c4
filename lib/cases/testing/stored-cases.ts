import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/builders/client";

import { defaultRules } from "../default-rules";

type NewCase = { readonly adviserId?: string; readonly ownerId?: string; readonly clientId?: string };

let number = 0;

/** Stores an open case with the default rules. If no `clientId` is given, a new client is stored too. */
export async function storeCase({ adviserId, ownerId, clientId }: NewCase = {}) {
  await db.caseRuleSet.createMany({ data: [{ version: 1, rules: [...defaultRules] }], skipDuplicates: true });
  number += 1;
  return db.case.create({
    data: {
      reference: `CAS-${String(number)
        .padStart(8, "0")
        .replace(/^(....)/, "$1-")}`,
      clientId: clientId ?? (await aClient().insert()).id,
      kind: "crypto",
      ruleSetVersion: 1,
      ...(adviserId === undefined ? {} : { adviserId }),
      ...(ownerId === undefined ? {} : { ownerId }),
    },
  });
}
