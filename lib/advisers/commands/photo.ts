import { createHash } from "node:crypto";

import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { encodePhoto } from "../photos/encode";
import { changeRecord } from "./record";
import type { AdviserTarget } from "./record";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

/**
 * Stores a picture as the adviser's photo, in place of an earlier one. "unreadable": the content cannot be drawn as a
 * picture. Returns the slug.
 */
export async function setPhoto(
  by: Staff,
  target: AdviserTarget,
  picture: Uint8Array,
  now: Instant,
): Promise<Result<string, Refusal | "BUSINESS_RULE_VIOLATION", "unreadable">> {
  const content = await encodePhoto(picture);
  if (!content) return fail("BUSINESS_RULE_VIOLATION", { rule: "unreadable" });
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  const photo = { hash, content, changedAt: new Date(now) };
  return changeRecord(by, target, ({ slug }) =>
    ok({
      data: { photo: { upsert: { create: photo, update: photo } } },
      audit: { action: "adviser.photo-set", details: { slug, bytes: content.length } },
      value: slug,
    }),
  );
}

/** Removes the adviser's photo. Returns the slug. */
export function removePhoto(by: Staff, target: AdviserTarget): Promise<Result<string, Refusal>> {
  return changeRecord(by, target, ({ slug, photo }) =>
    photo === null
      ? ok({ value: slug })
      : ok({
          data: { photo: { delete: true } },
          audit: { action: "adviser.photo-removed", details: { slug } },
          value: slug,
        }),
  );
}
