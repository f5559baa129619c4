import { isLosslessNumber, parse, stringify } from "lossless-json";
import { z } from "zod";

/**
 * What Google Ads sends for one lead
 * (https://developers.google.com/google-ads/webhook/docs/implementation). Google adds fields without notice, so unknown
 * fields are ignored here, and a field with an unexpected value counts as missing. The stored payload keeps everything.
 */

/** `source` of the leads that Google Ads delivered. */
export const googleAds = "google-ads";

/** A number as its digits. As a JavaScript number, it could lose its last digits. */
const digitsOf = (value: unknown) => (isLosslessNumber(value) ? value.value : value);

const int64 = z
  .preprocess(digitsOf, z.string().regex(/^\d{1,19}$/))
  .optional()
  .catch(undefined);

const text = z.string().optional().catch(undefined);

const columnSchema = z.object({ column_id: text, column_name: text, string_value: text });

const payloadSchema = z.object({
  /** Identifies the lead among those of all forms. Google may deliver a lead several times. */
  lead_id: z.preprocess(digitsOf, z.string().regex(/^[\x20-\x7e]{1,2000}$/)),
  is_test: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
  gcl_id: text,
  form_id: int64,
  campaign_id: int64,
  adgroup_id: int64,
  creative_id: int64,
  asset_group_id: int64,
  user_column_data: z.array(columnSchema.catch({})).max(1_000).catch([]),
});

export type AdsPayload = z.infer<typeof payloadSchema>;
export type AdsColumn = AdsPayload["user_column_data"][number];

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parses the JSON of a request and keeps all digits of its numbers as `LosslessNumber`. Undefined if it is not a JSON
 * object, or if it is nested too deeply to be parsed.
 */
export function parseJsonObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value = parse(json, null, { onDuplicateKey: ({ newValue }) => newValue });
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isLosslessNumber(value);

/** Reads the lead in a parsed request. Undefined if it has no id, by which repeated deliveries are recognised. */
export function readPayload(value: JsonObject): AdsPayload | undefined {
  return payloadSchema.safeParse(value).data;
}

/** Writes a parsed request as JSON without its key, which is a secret of the firm and not the person's data. */
export function withoutKey({ google_key: _key, ...value }: JsonObject): string {
  return stringify(value) ?? "";
}
