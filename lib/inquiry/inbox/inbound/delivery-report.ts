import { headerBlock } from "./attachments";
import { decodeCharset } from "./charset";
import { messageIdsIn, readHeader } from "./header";
import type { MimePart } from "./mime-parts";
import { readingLimits } from "./reading-limits";
import { decodeTransfer } from "./transfer-encoding";

/** A delivery that a mail server has reported as failed or delayed. */
export type Bounce = {
  /** The Message-ID of the email that was not delivered. */
  readonly originalId: string | undefined;
  /** The enhanced status code of RFC 3463, for example "5.1.1". Empty if the report has none. */
  readonly status: string;
};

/** The report's own parts: of RFC 3464, and of RFC 6533 for addresses with letters outside of ASCII. */
const statusTypes = ["message/delivery-status", "message/global-delivery-status"];
const originalTypes = ["message/rfc822", "message/global", "text/rfc822-headers", "message/global-headers"];

/** Reads a delivery report: the standard form, or the text that qmail and Exim send. Undefined for any other email. */
export function bounceOf(root: MimePart, text: string): Bounce | undefined {
  const kind = root.params["report-type"]?.toLowerCase();
  if (root.type !== "multipart/report" || kind === undefined || !/^(?:global-)?delivery-status$/.test(kind))
    return textBounce(root, text);
  const part = (types: readonly string[]) => root.parts.find(({ type }) => types.includes(type));
  const original = part(originalTypes);
  const report = part(statusTypes);
  return {
    originalId: original && messageIdsIn(readHeader(headerBlock(contentOf(original))).get("message-id"))[0],
    status: report ? failureIn(decodeCharset(contentOf(report))) : "",
  };
}

function contentOf({ body, header }: MimePart): Buffer {
  return decodeTransfer(body, header.get("content-transfer-encoding"), readingLimits.headerBytes);
}

/** The status of the first recipient to whom the delivery failed, or else of the first recipient. */
function failureIn(report: string): string {
  const statuses = [...report.matchAll(/^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/gim)].map(([, status = ""]) => status);
  return statuses.find((status) => status.startsWith("5.")) ?? statuses[0] ?? "";
}

const copyBelow = /^-{2,10}.{0,20}(?:below this line is a copy of the message|this is a copy of the message)/im;

/** The reports of qmail and Exim are texts for people. A copy of the undelivered email follows the text. */
function textBounce({ header }: MimePart, text: string): Bounce | undefined {
  const start = text.slice(0, readingLimits.headerBytes);
  const isReport = start.startsWith("Hi. This is the ") || header.get("x-failed-recipients") !== "";
  const copyAt = isReport ? start.search(copyBelow) : -1;
  if (copyAt === -1) return undefined;
  const original = /^message-id:[ \t]*(<[^<>\s]{3,250}>)/im.exec(start.slice(copyAt));
  return {
    originalId: original?.[1],
    status: /\b5\.\d{1,3}\.\d{1,3}\b/.exec(start.slice(0, copyAt))?.[0] ?? "5.0.0",
  };
}
