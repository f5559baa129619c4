import { toFirm } from "@/lib/firm/settings";
import { initialFacts } from "@/lib/firm/settings-initial";
import { clearFirm } from "@/lib/firm/settings-snapshot";

import { deskPayment } from "./desk-payment";

const bank = { holder: "Sample", lines: ["Account: 1"] };

function wayWith(account: typeof bank | null, priceMinor: number) {
  const firm = toFirm({ ...initialFacts(), bank: account }, { version: 2, isSample: true });
  Object.assign(globalThis, { firmSnapshot: firm });
  return deskPayment(priceMinor);
}

afterEach(clearFirm);

describe("an appointment that staff book", () => {
  it.each([
    ["is free", bank, 0, "free"],
    ["is paid by invoice if the firm has a bank account", bank, 13_000, "invoice"],
    ["is paid outside this system if the firm has neither a bank account nor cards", null, 13_000, "outside"],
  ] as const)("%s", (_, account, price, way) => {
    expect(wayWith(account, price)).toBe(way);
  });
});
