import { join } from "node:path";
import { parseEnv } from "node:util";

import { settingErrors } from "../../lib/platform/setting-formats.mjs";
import { readOrEmpty } from "./read-or-empty.mjs";
import { readSecretFiles } from "./secret-files.mjs";

/**
 * Returns the errors in the settings of a command, one line each. The environment overrides .env.local, which overrides
 * .env.
 */
export function checkSettings(root, own = process.env) {
  const files = [".env.local", ".env"].map((name) => parseEnv(readOrEmpty(join(root, name))));
  const settings = [own, ...files].reduceRight((rest, source) => ({ ...rest, ...source }));
  const { values, errors } = readSecretFiles(settings);
  return [...errors, ...settingErrors({ ...settings, ...values })];
}
