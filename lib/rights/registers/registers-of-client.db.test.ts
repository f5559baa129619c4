import { db } from "@/lib/platform/db/client";
import type { Role } from "@/lib/platform/auth/permissions";
import { encrypt } from "@/lib/platform/security/encryption";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { loadRegistersOf } from "./loaders";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const day = (text: string) => new Date(text);
let clientId: string;

beforeAll(async () => {
  const { id: createdById } = await staffAs("compliance");
  const [client, other] = [await aClient().insert(), await aClient().insert()];
  clientId = client.id;
  const shared = { channel: "email", createdById, createdAt: day("2027-01-01") };
  const aRequest = (reference: string, of: string, receivedOn: string) =>
    db.dataRequest.create({
      data: {
        ...shared,
        reference,
        clientId: of,
        kind: "access",
        law: "gdpr",
        receivedOn: day(receivedOn),
        dueOn: day("2027-02-01"),
        nameCipher: encrypt("Someone", "data_requests.name"),
      },
    });
  await aRequest("DAT-OLD", client.id, "2027-01-01");
  await aRequest("DAT-NEW", client.id, "2027-01-05");
  await aRequest("DAT-OTHER", other.id, "2027-01-01");
  await db.complaint.create({
    data: {
      ...shared,
      reference: "CMP-1",
      clientId: client.id,
      receivedOn: day("2027-01-02"),
      acknowledgeBy: day("2027-01-09"),
      answerBy: day("2027-03-01"),
      answeredAt: day("2027-01-20"),
      nameCipher: encrypt("Someone", "complaints.name"),
      textCipher: encrypt("Text", "complaints.text"),
      outcome: "upheld",
      answerCipher: encrypt("Answer", "complaints.answer"),
    },
  });
});

test("a client's file lists the data requests and complaints of this client with their state", async () => {
  const staff = await staffAs("compliance");
  expect(await loadRegistersOf(staff, clientId)).toEqual({
    requests: [
      { reference: "DAT-NEW", kind: "access", state: "open", receivedOn: "2027-01-05" },
      { reference: "DAT-OLD", kind: "access", state: "open", receivedOn: "2027-01-01" },
    ],
    complaints: [{ reference: "CMP-1", state: "answered", receivedOn: "2027-01-02" }],
  });
});

test.each<Role>(["manager", "adviser"])(
  "a client's file shows no data requests or complaints to the role %s, which may not read them",
  async (role) => {
    const staff = await staffAs(role);
    expect(await loadRegistersOf(staff, clientId)).toEqual({ requests: [], complaints: [] });
  },
);
