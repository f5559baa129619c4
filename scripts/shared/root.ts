import { join, resolve } from "node:path";

/** The folder of the clone. Every command starts in this folder. */
export const root = process.cwd();

/**
 * The folder for everything that a running site writes, such as its own database, made keys and the emails of a
 * demonstration. With STATE_DIR, all other folders may be read-only.
 */
export const dataFolder = process.env.STATE_DIR ? resolve(root, process.env.STATE_DIR) : join(root, ".data");
