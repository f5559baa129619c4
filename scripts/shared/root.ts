import { join } from "node:path";

/** The clone's folder. Every command is started in it. */
export const root = process.cwd();

/** Everything that a clone creates for itself: database, keys, emails, compiled scripts. */
export const dataFolder = join(root, ".data");
