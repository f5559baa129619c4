import { z } from "zod";

import { fieldCodes, wholeInput } from "../forms/field-errors";
import type { FieldCodes } from "../result";
import { secretFields } from "../wallet-secrets/secret-fields";
import { textsIn } from "../wallet-secrets/texts-in";

export type ParsedInput<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly codes: FieldCodes };

/**
 * Parses input from outside. In addition to the schema, it refuses texts that PostgreSQL cannot store and, except in
 * passwords, texts that contain a wallet's secret. These checks apply to all fields, including fields that are added
 * later. Forms call this function in the browser. Actions and route handlers call it on the server. A wrong value of
 * `attribution` refuses nothing, because its schema drops the value: anyone can put any text into a link.
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): ParsedInput<T> {
  const broken = brokenIn(input).filter(({ path }) => !/^attribution(?:\.|$)/.test(path));
  if (broken.length > 0)
    return refused(
      broken.map(({ path }) => path),
      "invalid",
    );
  const parsed = schema.safeParse(input);
  if (!parsed.success) return { ok: false, codes: fieldCodes(parsed.error) };
  const kept = brokenIn(parsed.data);
  if (kept.length > 0)
    return refused(
      kept.map(({ path }) => path),
      "invalid",
    );
  const secrets = secretFields(parsed.data);
  return secrets.length > 0 ? refused(secrets, "secretFound") : { ok: true, value: parsed.data };
}

/** The texts that PostgreSQL cannot store. */
const brokenIn = (value: unknown) => textsIn(value).filter(({ text }) => text.includes("\0") || !text.isWellFormed());

/**
 * Returns a schema that calls `parseInput`, for libraries that require a schema. The messages of its issues are error
 * codes.
 */
export function inputSchema<T>(schema: z.ZodType<T>) {
  return z.unknown().transform((input, { issues }): T => {
    const parsed = parseInput(schema, input);
    if (parsed.ok) return parsed.value;
    for (const [name, codes] of Object.entries(parsed.codes)) {
      for (const message of codes) issues.push({ code: "custom", input, path: name.split("."), message });
    }
    return z.NEVER;
  });
}

function refused(paths: readonly string[], code: string): { readonly ok: false; readonly codes: FieldCodes } {
  return { ok: false, codes: Object.fromEntries(paths.map((path) => [path || wholeInput, [code]])) };
}
