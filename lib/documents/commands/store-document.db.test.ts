import { giveReason } from "@/lib/clients/commands/access";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { eraseClient } from "@/lib/rights/erasure/commands/erase-client";
import { aClient } from "@/lib/testing/builders/client";
import { jobs } from "@/lib/testing/inbox";
import { objectStorage } from "@/lib/testing/object-storage";
import type { StandIn } from "@/lib/testing/object-storage";
import { staffAs } from "@/lib/testing/staff-as";

import { deleteFromObjectStorage } from "./content";
import { storeDocument } from "./store-document";
import type { Uploader } from "./store-document";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
const settings: { STORAGE_URL?: string | undefined } = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

/** Runs after the content was encrypted and uploaded, and before the document's row is inserted. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
jest.mock("./content", () => {
  const actual = jest.requireActual<typeof import("./content")>("./content");
  return {
    ...actual,
    prepareContent: async (id: string, content: Uint8Array) => {
      const prepared = await actual.prepareContent(id, content);
      await meanwhile();
      return prepared;
    },
  };
});

const now = Date.now();
const file = { name: "statement.txt", content: new Uint8Array(Buffer.from("Three transfers in October.")) };
const visitor = { kind: "visitor" } as const;
let storage: StandIn;
let manager: Staff;
let clientId = "";

beforeAll(async () => {
  storage = await objectStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  delete settings.STORAGE_URL;
  meanwhile = () => Promise.resolve();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  clientId = (await aClient().insert()).id;
  manager = await staffAs("manager");
  await giveReason(manager, { id: clientId, reason: "checking" }, now);
});

const store = (by: Uploader) => storeDocument(by, { clientId, file }, now);
const stored = () => db.document.count({ where: { clientId } });
const erase = async () => {
  const erased = await eraseClient({ kind: "system" }, { clientId, cause: "retention" }, now);
  if (!erased.ok) throw new Error(erased.error);
};
const merge = async () => {
  const { id: mergedIntoId } = await aClient().insert();
  await db.client.update({ where: { id: clientId }, data: { mergedIntoId, mergedAt: new Date(now), email: null } });
};

describe.each(["database", "object"])("with the content in the storage %s", (place) => {
  beforeEach(() => {
    if (place === "object") settings.STORAGE_URL = storage.url;
  });

  it.each([
    ["the client", "erased", () => visitor, erase],
    ["staff", "erased", () => manager, erase],
    ["the client", "merged", () => visitor, merge],
    ["staff", "merged", () => manager, merge],
  ] as const)("stores nothing of an upload by %s if the client is %s meanwhile", async (_by, _what, by, change) => {
    meanwhile = change;
    expect(await store(by())).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
    expect([await stored(), await db.documentContent.count()]).toEqual([0, 0]);
    for (const { payload } of await jobs("delete-content"))
      await deleteFromObjectStorage((payload as { documentId: string }).documentId);
    // The list of erasures is in the same storage.
    expect([...storage.objects.keys()].filter((key) => !key.startsWith("erasures/"))).toEqual([]);
  });
});

it("lets an erasure wait for an upload that was checked before it", async () => {
  const both = await Promise.all([
    store(visitor),
    eraseClient({ kind: "system" }, { clientId, cause: "retention" }, now),
  ]);
  expect(both[1].ok || both[1].error === "RESOURCE_CONFLICT").toBe(true);
  expect(await stored()).toBe(both[1].ok ? 0 : 1);
});

it("stores no more documents than a client's file can hold, also at the same time", async () => {
  expect(await store(visitor)).toMatchObject({ ok: true });
  await db.$executeRaw`
    insert into documents (client_id, name_cipher, type, bytes, sha256, uploaded_by, storage, state, created_at)
    select client_id, name_cipher, type, bytes, sha256, uploaded_by, storage, state, created_at
    from documents cross join generate_series(1, 198) where client_id = ${clientId}::uuid`;
  const both = await Promise.all([store(visitor), store(manager)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ details: { rule: "full" } });
  expect(await stored()).toBe(200);
});
