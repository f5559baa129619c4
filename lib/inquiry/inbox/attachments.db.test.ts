import { giveReason } from "@/lib/clients/commands/access";
import { listDocuments } from "@/lib/documents/queries/documents";
import { storeDocument } from "@/lib/documents/commands/store-document";
import { db } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { aClient } from "@/lib/testing/builders/client";
import type { InsertedClient } from "@/lib/testing/builders/client";
import { item, mailer, raw, read, received, sent, staff, startInbox } from "@/lib/testing/inbox";

import { deliverReply } from "./commands/deliver-reply";
import { reply, replyKey } from "./commands/reply";
import { writeToClient } from "./commands/write-to-client";
import { readThread } from "./queries/thread";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

/** A reason for opening a file is recorded at the database's time. */
const now = Date.now();
let client: InsertedClient;

beforeEach(async () => {
  await startInbox();
  client = await aClient().insert();
  await giveReason(staff, { id: client.id, reason: "client-called" }, now);
});

async function stored(clientId = client.id, content = "Three transfers in October."): Promise<string> {
  const file = { name: "statement.txt", content: new Uint8Array(Buffer.from(content)) };
  const result = await storeDocument({ kind: "visitor" }, { clientId, file }, now);
  if (!result.ok) throw new Error(JSON.stringify(result.details));
  return result.value.id;
}

const write = (documentIds: readonly string[]) =>
  writeToClient(staff, { clientId: client.id, text: "Here is the statement.", locale: "en", documentIds }, now);

async function written(documentIds: readonly string[] = []) {
  const result = await write(documentIds);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const threadOf = async (reference: string) => readThread({ kind: "message", id: (await read(reference)).id });

describe("an email to a client", () => {
  it("contains the chosen documents, and the thread names them", async () => {
    const id = await stored();
    const { entryId, reference } = await written([id]);
    expect(await deliverReply(entryId, now, mailer)).toBe("sent");
    const [file] = sent[0]?.email.attachments.filter(({ filename }) => filename === "statement.txt") ?? [];
    expect(Buffer.from(file?.content ?? "", "base64").toString()).toBe("Three transfers in October.");
    expect(await threadOf(reference)).toMatchObject([
      { content: { attachments: ["statement.txt"] }, facts: { documents: [id] } },
    ]);
    expect(await db.auditEvent.count({ where: { action: "document.attached", subjectId: id } })).toBe(1);
  });

  it("never contains another client's document, nor one that is not ready", async () => {
    const other = await aClient().insert();
    await giveReason(staff, { id: other.id, reason: "client-called" }, now);
    const held = await stored();
    await db.document.update({ where: { id: held }, data: { state: "held" } });
    for (const id of [await stored(other.id), held])
      expect(await write([id])).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
    expect(await db.inquiryEntry.count()).toBe(0);
    expect(await db.contactMessage.count()).toBe(0);
  });

  it("waits in the inbox and is not sent if a document is removed before", async () => {
    const id = await stored();
    const { entryId, reference } = await written([id]);
    await db.document.delete({ where: { id } });
    expect(await deliverReply(entryId, now, mailer)).toBe("outdated");
    expect(sent).toEqual([]);
    expect(await read(reference)).toMatchObject({ state: "received" });
  });
});

it("a reply to a stranger has no documents, although staff may open them", async () => {
  const { reference } = await item();
  const documentIds = [await stored()];
  const answer = { reference, version: 1, text: "Here it is.", locale: "en", isRefusal: false, documentIds } as const;
  expect(await reply(staff, answer, now)).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
  expect(await read(reference)).toMatchObject({ state: "received", version: 1 });
});

describe("an answer with files", () => {
  const answerTo = (entryId: string, from: string, id = "answer") =>
    raw(
      {
        "Message-ID": `<${id}@example.org>`,
        From: from,
        To: "office@example.org",
        "In-Reply-To": messageIdFor(replyKey(entryId)),
        "Content-Type": "multipart/mixed; boundary=b",
      },
      [
        "--b",
        "Content-Type: text/plain",
        "",
        "Here are the files.",
        "--b",
        "Content-Type: text/plain; name=notes.txt",
        "Content-Disposition: attachment; filename=notes.txt",
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from("They asked for a tax.").toString("base64"),
        "--b",
        "Content-Type: application/x-msdownload",
        "Content-Disposition: attachment; filename=tool.exe",
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from("MZ program").toString("base64"),
        "--b--",
      ].join("\r\n"),
    );

  it("adds what can be kept to the client's documents, and names the rest", async () => {
    const { entryId, reference } = await written();
    await deliverReply(entryId, now, mailer);
    expect(await received(answerTo(entryId, client.email), now + 60_000)).toBe("added");
    const documents = await listDocuments(client.id);
    expect(documents).toMatchObject([{ name: "notes.txt", uploadedBy: "client" }]);
    expect((await threadOf(reference)).at(-1)).toMatchObject({
      content: { attachments: ["notes.txt", "tool.exe"] },
      facts: { documents: [documents[0]?.id, null] },
    });
  });

  it("stores nothing twice, and nothing that came from another address", async () => {
    const { entryId } = await written();
    await deliverReply(entryId, now, mailer);
    await received(answerTo(entryId, client.email), now + 60_000);
    await received(answerTo(entryId, client.email, "again"), now + 120_000);
    expect(await listDocuments(client.id)).toHaveLength(1);
    await db.document.deleteMany({ where: { clientId: client.id } });
    await received(answerTo(entryId, "another@example.org", "other"), now + 180_000);
    expect(await listDocuments(client.id)).toEqual([]);
  });
});
