import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";
import { giveReason } from "./commands/access";
import { mergeClients } from "./commands/merge";
import { loadFile, loadMerge } from "./loaders";
import { storeOwnClient } from "./testing/people";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

test("the merge page leads to the kept file if the two files were merged in the meantime", async () => {
  const staff = await staffAs("manager");
  const [kept, merged] = [await storeOwnClient(staff.id), await storeOwnClient(staff.id)];
  const open = await loadMerge("en", { id: kept.id, other: merged.id, found: undefined }, Date.now());
  expect(open).toMatchObject({ state: "open" });
  expect(await mergeClients(staff, { kept, merged, taken: [] }, Date.now())).toMatchObject({ ok: true });
  for (const [id, other] of [
    [kept.id, merged.id],
    [merged.id, kept.id],
  ] as const)
    expect(await loadMerge("en", { id, other, found: undefined }, Date.now())).toEqual({
      state: "merged",
      id: kept.id,
    });
});

test("a client's file states whether the reader may read messages, even if there are no messages", async () => {
  for (const [role, readsMessages] of [
    ["compliance", false],
    ["manager", true],
  ] as const) {
    const { id } = await aClient().insert();
    const staff = await staffAs(role);
    await giveReason(staff, { id, reason: "checking" }, Date.now());
    expect(await loadFile("en", { id }, Date.now())).toMatchObject({ readsMessages, inquiries: [] });
  }
});
