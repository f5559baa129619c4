import type { KeyObject } from "node:crypto";

import { env } from "../env";
import { deriveKey } from "./keys";

/** A key that encrypts stored values, derived from DATA_KEY or DATA_KEY_PREVIOUS. */
export type DataKey = {
  readonly setting: "DATA_KEY" | "DATA_KEY_PREVIOUS";
  /** The setting's 32 bytes. */
  readonly root: Buffer;
  /** The first bytes of a hash of the key. Each encrypted value carries them, which tells with which key to open it. */
  readonly id: Buffer;
  readonly encryption: KeyObject;
};

/** The length of a key's id in bytes. */
export const keyIdBytes = 4;

const cached = new Map<string, DataKey>();

/** The key that encrypts new values. Throws if DATA_KEY is unset. */
export function currentDataKey(): DataKey {
  return dataKey("DATA_KEY", env().DATA_KEY ?? "");
}

/** The keys that open stored values: the current one first, then the previous one if it is set. */
export function dataKeys(): readonly DataKey[] {
  const previous = env().DATA_KEY_PREVIOUS;
  return [currentDataKey(), ...(previous === undefined ? [] : [dataKey("DATA_KEY_PREVIOUS", previous)])];
}

function dataKey(setting: DataKey["setting"], value: string): DataKey {
  const known = cached.get(`${setting} ${value}`);
  if (known) return known;
  const root = Buffer.from(value, "base64");
  if (root.length !== 32) throw new Error(`${setting} must be 32 bytes in base64`);
  const id = deriveKey(root, "key-id").export().subarray(0, keyIdBytes);
  const key = { setting, root, id, encryption: deriveKey(root, "encryption") };
  cached.set(`${setting} ${value}`, key);
  return key;
}
