import { db } from "@/lib/platform/db/client";
import { openCopy } from "@/lib/platform/mail/sent-emails";

import { decryptContent } from "../entry";
import { replyKey } from "../commands/reply";
import { htmlText } from "../inbound/html-text";
import { itemColumn } from "../item";
import type { Thread } from "./find-thread";

/** The number of our last replies with which the quotes of a received email are compared. */
const compared = 20;
const longest = 50_000;

/** The texts of our emails in a thread: of the last replies, and of the email that confirmed the receipt. */
export async function listOurTexts({ kind, id }: Thread): Promise<string[]> {
  const replies = await db.inquiryEntry.findMany({
    where: { ...itemColumn(kind, id), kind: "reply" },
    select: { id: true, contentCipher: true },
    orderBy: { at: "desc" },
    take: compared,
  });
  const receipt = `${kind === "message" ? "contact" : "lead"}-sender:${id}:0`;
  const copies = await db.sentEmail.findMany({
    where: { deliveryKey: { in: [receipt, ...replies.map((reply) => replyKey(reply.id))] }, outcome: "sent" },
    select: { contentCipher: true },
  });
  return [
    ...replies.flatMap(({ contentCipher }) => (contentCipher ? [decryptContent(contentCipher).text] : [])),
    ...copies.flatMap(({ contentCipher }) => (contentCipher ? textsOf(openCopy({ contentCipher })) : [])),
  ];
}

/** Some programs quote the plain text of an email, others its HTML. */
function textsOf({ text, html = "" }: { readonly text: string; readonly html?: string }): string[] {
  return [text, htmlText(html, longest, () => undefined).text];
}
