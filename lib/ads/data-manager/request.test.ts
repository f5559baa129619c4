import { sampleConversions } from "@/lib/firm/ad-conversions";

import type { ExportedConversion } from "../conversion";
import { ingestBody, readDestination } from "./request";

const terms = {
  ...sampleConversions,
  qualified: { ...sampleConversions.qualified, id: "111" },
  engaged: { ...sampleConversions.engaged, id: "333" },
};
const conversions: readonly ExportedConversion[] = [
  {
    id: "0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a10",
    action: "qualified",
    happenedAt: new Date("2034-09-06T15:00:07Z"),
    clickKind: "gclid",
    clickId: "Cj0KCQiA-abc_DEF.1",
  },
  {
    id: "0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a11",
    action: "engaged",
    happenedAt: new Date("2034-11-05T06:30:00Z"),
    clickKind: "wbraid",
    clickId: "CkAKCQ_wb",
  },
];

it("builds the request of events.ingest with the kinds of conversions that it contains", () => {
  const destination = readDestination("123-456-7890/098-765-4321");
  const consent = { adUserData: "CONSENT_GRANTED", adPersonalization: "CONSENT_DENIED" };
  const account = {
    loginAccount: { accountType: "GOOGLE_ADS", accountId: "0987654321" },
    operatingAccount: { accountType: "GOOGLE_ADS", accountId: "1234567890" },
  };
  expect(JSON.parse(JSON.stringify(ingestBody(conversions, { terms, destination, isDryRun: true })))).toStrictEqual({
    destinations: [
      { reference: "qualified", ...account, productDestinationId: "111" },
      { reference: "engaged", ...account, productDestinationId: "333" },
    ],
    events: [
      {
        destinationReferences: ["qualified"],
        transactionId: "0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a10",
        eventTimestamp: "2034-09-06T15:00:07.000Z",
        consent,
        adIdentifiers: { gclid: "Cj0KCQiA-abc_DEF.1" },
        currency: "CAD",
        conversionValue: 20,
        eventSource: "OTHER",
      },
      {
        destinationReferences: ["engaged"],
        transactionId: "0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a11",
        eventTimestamp: "2034-11-05T06:30:00.000Z",
        consent,
        adIdentifiers: { wbraid: "CkAKCQ_wb" },
        currency: "CAD",
        conversionValue: 200,
        eventSource: "OTHER",
      },
    ],
    validateOnly: true,
  });
});

it("reaches an account through itself unless a manager account is named", () => {
  expect(readDestination("1234567890")).toEqual({ accountId: "1234567890", loginId: "1234567890" });
});
