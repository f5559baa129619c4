import { giveReason } from "@/lib/clients/commands/access";
import { mergeClients } from "@/lib/clients/commands/merge";
import { seen } from "@/lib/clients/testing/people";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { exportClientData } from "../export/commands/export-client-data";
import { findPerson } from "../queries/person";
import { aFile, anEmail, anOpenFile, messageFrom } from "../testing/files";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
let manager: Staff;
let number = 10;

beforeAll(async () => {
  manager = await staffAs("manager");
});

const erase = (clientId: string, decision?: Parameters<typeof eraseClient>[1]["decision"]) =>
  eraseClient(manager, { clientId, cause: "request", decision }, now);

describe("a message with only the person's phone number", () => {
  async function phoneMatches() {
    const phone = `+1 647 555 01${String((number += 1)).padStart(2, "0")}`;
    const client = await aFile(anEmail());
    await db.client.update({ where: { id: client.id }, data: { phone, phoneE164: phone.replaceAll(" ", "") } });
    const ids = [await messageFrom({ email: anEmail(), phone }), await messageFrom({ email: anEmail(), phone })];
    return { clientId: client.id, phone, ids };
  }
  const left = (ids: string[]) => db.contactMessage.count({ where: { id: { in: ids } } });

  it("is erased only if staff chose it, and the audit log says which were chosen and which were left", async () => {
    const { clientId, ids } = await phoneMatches();
    const [chosen = "", other = ""] = ids;
    const found = (await findPerson(db, clientId))?.uncertain.map(({ id, doubt }) => `${id} ${doubt}`);
    expect(found?.toSorted()).toEqual(ids.map((id) => `${id} phone`).toSorted());
    expect(await erase(clientId, { shownIds: ids, chosenIds: [chosen] })).toMatchObject({ ok: true });
    expect([await left([chosen]), await left([other])]).toEqual([0, 1]);
    const { details } = await db.auditEvent.findFirstOrThrow({
      where: { subjectId: clientId, action: "client.erased" },
    });
    expect(details).toMatchObject({ chosen, left: other });
  });

  it("is exported only if staff chose it, and the audit log says which were chosen and which were left", async () => {
    const { clientId, ids } = await phoneMatches();
    const [chosen = "", other = ""] = ids;
    await giveReason(manager, { id: clientId, reason: "data-request" }, now);
    const exported = await exportClientData(
      manager,
      { clientId, format: "json", isConfirmed: true, chosenIds: [chosen] },
      now,
    );
    if (!exported.ok) throw new Error(exported.error);
    expect(exported.value.records.contact_messages?.map(({ id }) => id)).toEqual([chosen]);
    const { details } = await db.auditEvent.findFirstOrThrow({
      where: { subjectId: clientId, action: "client.data-exported" },
    });
    expect(details).toMatchObject({ format: "json", chosen, left: other });
  });

  it("stays if nobody decides, as when a retention period ends", async () => {
    const { clientId, ids } = await phoneMatches();
    expect(await eraseClient({ kind: "system" }, { clientId, cause: "retention" }, now)).toMatchObject({ ok: true });
    expect(await left(ids)).toBe(2);
  });

  it("prevents the erasure if staff have not seen it", async () => {
    const { clientId, ids } = await phoneMatches();
    const decision = { shownIds: ids.slice(0, 1), chosenIds: [] };
    expect(await erase(clientId, decision)).toMatchObject({ details: { rule: "matches-changed" } });
    expect(await left(ids)).toBe(2);
  });

  it("is also found by an earlier number of the file or of a merged file", async () => {
    const earlier = `+1 647 555 01${String((number += 1)).padStart(2, "0")}`;
    const [kept, merged] = [await anOpenFile(manager), await anOpenFile(manager)];
    await db.client.update({
      where: { id: kept.id },
      data: { phone: earlier, phoneE164: earlier.replaceAll(" ", "") },
    });
    const files = { kept: await seen(kept.id), merged: await seen(merged.id) };
    expect(await mergeClients(manager, { ...files, taken: ["phone"] }, now)).toMatchObject({ ok: true });
    const id = await messageFrom({ email: anEmail(), phone: earlier });
    expect((await findPerson(db, kept.id))?.uncertain.map((each) => each.id)).toContain(id);
  });
});
