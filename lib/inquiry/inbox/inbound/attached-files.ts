import { maxDocumentBytes } from "@/lib/platform/request/request-body";

import { fileParts, nameOf } from "./attachments";
import { parseValue } from "./header";
import { withLineFeeds } from "./line-ends";
import { splitParts } from "./mime-parts";
import { decodeTransfer } from "./transfer-encoding";

export type AttachedFile = {
  readonly name: string;
  /** Undefined for a picture within the text, such as a logo below a signature, and for a file that is too large. */
  readonly content: Buffer | undefined;
};

/** Reads the attached files of a received email one after the other, in the order in which `parseEmail` names them. */
export function* attachedFiles(raw: Uint8Array): Generator<AttachedFile> {
  const { root } = splitParts(withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)));
  for (const part of fileParts(root)) {
    const { value: disposition } = parseValue(part.header.get("content-disposition"));
    const isShownInText = disposition !== "attachment" && part.header.get("content-id") !== "";
    const encoding = part.header.get("content-transfer-encoding");
    const content = isShownInText ? undefined : decodeTransfer(part.body, encoding, maxDocumentBytes + 1);
    yield { name: nameOf(part), content: content && content.length <= maxDocumentBytes ? content : undefined };
  }
}
