import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";

import { identifierSchema, originSchema, questions, transferSchema } from "@/lib/transfers/schema";

import { detailNames } from "./work";
import type { Work } from "./work";

const format = "evidence-kit";
const version = 2;
/** Kits of version 1 have no people and no days of their own. */
const readable: readonly unknown[] = [1, version];
/** In bytes. 20,000 payments with their lines need less. */
const longestKit = 20 * 1024 * 1024;
const kitName = "kit.json";

const paymentSchema = z.strictObject({
  id: z.string().max(100),
  transfer: transferSchema,
  origin: originSchema,
  questions: z.array(z.enum(questions)),
  isTicked: z.boolean(),
});
const workSchema = z.strictObject({
  payments: z.array(paymentSchema).max(20_000),
  identifiers: z.array(identifierSchema),
  people: z.array(z.strictObject({ name: z.string().max(200), contact: z.string().max(200) })).default([]),
  days: z.array(z.strictObject({ day: z.iso.date(), isRough: z.boolean(), text: z.string().max(500) })).default([]),
  files: z.array(z.strictObject({ name: z.string(), size: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) })),
  details: z.record(z.enum(detailNames), z.string().max(500)),
}) satisfies z.ZodType<Work>;
const kitSchema = z.looseObject({
  format: z.literal(format),
  version: z.unknown(),
  sum: z.string(),
  work: z.unknown(),
});

export type Opened = { readonly work: Work } | { readonly problem: "notKit" | "otherVersion" | "altered" | "tooLong" };

/** The visitor's work as a file. Its sum shows whether the file was changed afterwards. */
export function kitText(work: Work): string {
  return `${JSON.stringify({ format, version, sum: sumOf(work), work }, null, 1)}\n`;
}

/** Opens a saved file or the archive that contains it. The payments do not belong to a text any more. */
export function openKit(bytes: Uint8Array): Opened {
  if (bytes.length > longestKit) return { problem: "tooLong" };
  const kit = kitSchema.safeParse(contentOf(bytes));
  if (!kit.success) return { problem: "notKit" };
  if (!readable.includes(kit.data.version)) return { problem: "otherVersion" };
  const work = workSchema.safeParse(kit.data.work);
  if (!work.success || sumOf(kit.data.work) !== kit.data.sum) return { problem: "altered" };
  const payments = work.data.payments.map((each, at) => ({ ...each, id: `kit-${at}` }));
  return { work: { ...work.data, payments } };
}

const sumOf = (work: unknown) => bytesToHex(sha256(utf8ToBytes(JSON.stringify(work))));

/** The JSON of a file or of the kit in an archive. Undefined if there is none. */
function contentOf(bytes: Uint8Array): unknown {
  try {
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
    // The size that an archive names limits what is unpacked, so a small file cannot fill the memory.
    const json = isArchive
      ? unzipSync(bytes, { filter: ({ name, originalSize }) => name === kitName && originalSize <= longestKit })[
          kitName
        ]
      : bytes;
    return json && (JSON.parse(strFromU8(json)) as unknown);
  } catch {
    return undefined;
  }
}
