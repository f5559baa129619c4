import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/builders/client";
import { item, now, staff, startInbox } from "@/lib/testing/inbox";

import { declareDifferent } from "../commands/declare-different";
import { listPossibleClients } from "./related";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

const suggestionsFor = async (sender: Awaited<ReturnType<typeof item>>) =>
  (await listPossibleClients({ kind: "message", ...sender }, sender)).map(({ id, matchedBy, isSameName }) => ({
    id,
    matchedBy,
    isSameName,
  }));

it("suggests a client with the same email address or a similar name, but no other clients", async () => {
  const byEmail = await aClient().named("Grace", "Abara").at("grace@example.org").insert();
  const byName = await aClient().named("Margarethe", "Kowalczuk").insert();
  await aClient().named("Margaret", "Haddad").insert();
  await aClient().named("Walter", "Kowalchuk").insert();
  await aClient().named("Margot", "Kowalski").insert();
  expect(
    await suggestionsFor(await item({ email: "grace@example.org", firstName: "Grace", lastName: "Abará" })),
  ).toEqual([{ id: byEmail.id, matchedBy: "email", isSameName: true }]);
  expect(await suggestionsFor(await item({ firstName: "Margaret", lastName: "Kowalchuk" }))).toEqual([
    { id: byName.id, matchedBy: "name", isSameName: false },
  ]);
  expect(await suggestionsFor(await item({ firstName: "Ngozi", lastName: "Okonjo" }))).toEqual([]);
});

it("suggests the client with the most similar name first", async () => {
  const similar = await aClient().named("Ottilie", "Brandhauer").insert();
  const equal = await aClient().named("Ottilia", "Brandauer").insert();
  const suggested = await suggestionsFor(await item({ firstName: "Ottilia", lastName: "Brandauer" }));
  expect(suggested.map(({ id }) => id)).toEqual([equal.id, similar.id]);
});

it("does not suggest a client after staff declared that the client is not the sender", async () => {
  const client = await aClient().named("Leila", "Penhale").insert();
  const sender = await item({ firstName: "Leila", lastName: "Penhale" });
  expect(await suggestionsFor(sender)).toHaveLength(1);
  expect((await declareDifferent(staff, { reference: sender.reference, clientId: client.id }, now)).ok).toBe(true);
  expect(await suggestionsFor(sender)).toEqual([]);
});

it.each([
  ["a similar name", "Vantongeren", null],
  ["the same phone number", "Okereke", "+14165550199"],
])("suggests a fourth client with %s after staff ruled out the first three", async (_case, lastName, phoneE164) => {
  const insert = () => aClient().named("Oona", lastName).insert();
  const clients = [await insert(), await insert(), await insert(), await insert()];
  await db.client.updateMany({
    where: { id: { in: clients.map(({ id }) => id) } },
    data: { phoneE164 },
  });
  const sender = await item({ firstName: "Oona", lastName, phone: "+1 416 555 0199" });
  const first = await suggestionsFor(sender);
  expect(first).toHaveLength(3);
  for (const { id: clientId } of first)
    expect((await declareDifferent(staff, { reference: sender.reference, clientId }, now)).ok).toBe(true);
  const [left] = clients.filter(({ id }) => first.every((other) => other.id !== id));
  expect((await suggestionsFor(sender)).map(({ id }) => id)).toEqual([left?.id]);
});
