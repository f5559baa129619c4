import { join } from "node:path";

/** The folder of the clone. Every command starts in this folder. */
export const root = process.cwd();

/**
 * The folder for everything that a clone creates for itself, such as the database, keys, emails and compiled scripts.
 */
export const dataFolder = join(root, ".data");
