import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";
import { giveReason } from "./commands/access";
import { mergeClients } from "./commands/merge";
import { loadFile, loadMerge } from "./loaders";
import { storeOwnClient } from "./testing/people";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

test("the merge page gets the id of the kept file if the two client files are already merged", async () => {
  const staff = await staffAs("manager");
  const [kept, merged] = [await storeOwnClient(staff.id), await storeOwnClient(staff.id)];
  const open = await loadMerge(staff, { id: kept.id, other: merged.id, foundIds: undefined }, Date.now());
  expect(open).toMatchObject({ state: "open" });
  expect(await mergeClients(staff, { kept, merged, taken: [] }, Date.now())).toMatchObject({ ok: true });
  for (const [id, other] of [
    [kept.id, merged.id],
    [merged.id, kept.id],
  ] as const)
    expect(await loadMerge(staff, { id, other, foundIds: undefined }, Date.now())).toEqual({
      state: "merged",
      id: kept.id,
    });
});

test("a client's file tells whether the staff member may read messages, even if the client sent none", async () => {
  for (const [role, readsMessages] of [
    ["compliance", false],
    ["manager", true],
  ] as const) {
    const { id } = await aClient().insert();
    const staff = await staffAs(role);
    await giveReason(staff, { id, reason: "checking" }, Date.now());
    expect(await loadFile(staff, { id }, Date.now())).toMatchObject({ readsMessages, inquiries: [] });
  }
});
